declare module '*.svg?face' {
  export const picture: string;
  export const sign: string;
}
