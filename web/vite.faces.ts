import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const NAME = /(<text class="n"[^>]*>)[^<]*(<\/text>)/;
const SIGN = /<g class="ix i" transform="translate\(46 54\)">(.*?)<\/g><g class="ix i"/s;

/**
 * `import { picture, sign } from 'x.svg?face'`: the address of a card's picture without the name in its ribbon,
 * which the page writes in its own language and type, and the markup of its index sign.
 */
export function faces(): Plugin {
  let building = false;
  return {
    name: 'kille-faces',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    load(id) {
      if (!id.endsWith('.svg?face')) return null;
      const path = id.slice(0, -'?face'.length);
      this.addWatchFile(path);
      const drawn = readFileSync(path, 'utf8');
      const picture = drawn.replace(NAME, '$1$2');
      const sign = SIGN.exec(drawn)?.[1] ?? '';
      const asset = named(path, picture);
      if (building) this.emitFile({ type: 'asset', ...asset });
      const address = building ? `/${asset.fileName}` : inline(picture);
      return `export const picture = ${JSON.stringify(address)}; export const sign = ${JSON.stringify(sign)};`;
    },
  };
}

function named(path: string, source: string): { fileName: string; source: string } {
  const mark = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${basename(path, '.svg')}-${mark}.svg`, source };
}

function inline(source: string): string {
  return `data:image/svg+xml,${encodeURIComponent(source)}`;
}
