import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { faces } from './vite.faces.ts';

/**
 * Writes sw.js: src/sw.js with the list of files to keep, and a revision that changes whenever one of them does.
 * Our own thirty lines because vite-plugin-pwa brings 300 packages into every first build.
 */
function serviceWorker(): Plugin {
  return {
    name: 'kille-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const kept = Object.entries(bundle).filter(([file]) => !file.endsWith('.map') && file !== 'index.html');
      const revision = createHash('sha256');
      for (const [file, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        revision.update(file).update(output.type === 'asset' ? output.source : output.code);
      }
      // Of the folder public, what lies in it itself; nobody reads licences without a network.
      const still = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = still.map((entry) => `public/${entry.name}`).sort();
      for (const path of paths) revision.update(readFileSync(path));
      const files = ['/', ...kept.map(([file]) => `/${file}`), ...paths.map((path) => path.replace(/^public/, ''))];
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: readFileSync('src/sw.js', 'utf8')
          .replace('__FILES__', JSON.stringify(files))
          .replace('__REVISION__', revision.digest('hex').slice(0, 12)),
      });
    },
  };
}

// `kille serve` runs on this port unless told otherwise; `npm run dev` passes on to it what is not a file.
const server = process.env['KILLE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [faces(), svelte(), serviceWorker()],
  build: { outDir: '../src/kille/web/dist', emptyOutDir: true, target: 'es2022' },
  server: {
    // The catalogues of words lie with the Python code.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
