/** The sounds of the table, made on the spot. None depends on a card that lies face down. */
export type Sound = 'deal' | 'swap' | 'stand' | 'knock' | 'hussar' | 'pig' | 'cuckoo' | 'harlequin' | 'out' | 'turn' | 'pot';

/** A sound that a game makes for itself. */
export type Score = (on: AudioContext, at: number) => void;

const PEAK = 0.35; // −9 dBFS

let context: AudioContext | null = null;

/** Play a sound. Browsers allow it only after a first touch; until then nothing is heard, and nothing breaks. */
export function play(sound: Sound | Score): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const score = typeof sound === 'function' ? sound : PLAYED[sound];
  score(context, context.currentTime + 0.01);
}

const PLAYED: Readonly<Record<Sound, Score>> = {
  deal: (on, at) => noise(on, at, 0.025, 2000),
  swap: (on, at) => {
    noise(on, at, 0.05, 1500, -0.6);
    noise(on, at + 0.16, 0.05, 1500, 0.6);
  },
  stand: (on, at) => tone(on, at, { type: 'sine', from: 110, to: 70, long: 0.09 }),
  knock: (on, at) => {
    for (const later of [0, 0.14]) tone(on, at + later, { type: 'triangle', from: 320, to: 180, long: 0.05, loud: 0.7 });
  },
  hussar: (on, at) => {
    for (const from of [1900, 2700]) tone(on, at, { type: 'sine', from, to: from, long: 0.25, loud: 0.35 });
  },
  pig: (on, at) => tone(on, at, { type: 'sawtooth', from: 90, to: 76, long: 0.18, band: 500 }),
  cuckoo: (on, at) => {
    tone(on, at, { type: 'triangle', from: 659.3, to: 659.3, long: 0.22, loud: 0.6 });
    tone(on, at + 0.26, { type: 'triangle', from: 523.3, to: 523.3, long: 0.34, loud: 0.6 });
  },
  harlequin: (on, at) => {
    [1568, 1976, 2349].forEach((from, step) => tone(on, at + step * 0.07, { type: 'sine', from, to: from, long: 0.2, loud: 0.3 }));
  },
  out: (on, at) => tone(on, at, { type: 'sine', from: 84, to: 52, long: 0.32 }),
  turn: (on, at) => {
    for (const from of [880, 2217]) tone(on, at, { type: 'sine', from, to: from, long: 0.5, loud: from > 1000 ? 0.15 : 0.5 });
  },
  pot: (on, at) => {
    for (const later of [0, 0.07, 0.13]) tone(on, at + later, { type: 'square', from: 2600, to: 2200, long: 0.02, loud: 0.2 });
  },
};

export interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly long: number;
  readonly loud?: number;
  readonly band?: number;
}

export function tone(on: AudioContext, at: number, { type, from, to, long, loud = 1, band }: Tone): void {
  const source = on.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  const volume = fading(on, at, long, loud);
  if (band === undefined) {
    source.connect(volume);
  } else {
    const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: band });
    source.connect(filter).connect(volume);
  }
  volume.connect(on.destination);
  source.start(at);
  source.stop(at + long + 0.05);
}

export function noise(on: AudioContext, at: number, long: number, above: number, side = 0): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  buffer.getChannelData(0).forEach((_, step, data) => (data[step] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(on, { buffer });
  const filter = new BiquadFilterNode(on, { type: 'highpass', frequency: above });
  source.connect(filter).connect(fading(on, at, long, 0.5)).connect(new StereoPannerNode(on, { pan: side })).connect(on.destination);
  source.start(at);
}

function fading(on: AudioContext, at: number, long: number, loud: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(PEAK * loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + long);
  return volume;
}
