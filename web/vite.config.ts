import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8765';

/** The pages that open without a connection; other files are kept once they were used. */
const OFFLINE = /\/pages\/(Home|MyTables|Table)\.svelte$/;

/** Tells the service worker which build it belongs to, and the files that its pages need to open. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    generateBundle(_options, bundle) {
      const found = new Set<string>();
      const take = (name: string): void => {
        const chunk = bundle[name];
        if (found.has(name) || chunk?.type !== 'chunk') return;
        found.add(name);
        const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
        for (const file of [...importedCss, ...importedAssets]) found.add(file);
        chunk.imports.forEach(take);
      };
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) {
        const isEntry = chunk.isEntry && chunk.fileName !== 'sw.js';
        if (isEntry || OFFLINE.test(chunk.facadeModuleId ?? '')) take(chunk.fileName);
      }
      // Of the fonts those for the letters of our two languages.
      const shell = [...found].filter((name) => !/inter-(?!latin-wght)/.test(name)).sort();
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const worker = chunks.find((chunk) => chunk.fileName === 'sw.js')!;
      worker.code = worker.code
        .replaceAll('__BUILD__', JSON.stringify(build))
        .replaceAll('__SHELL__', JSON.stringify(shell.map((name) => `/${name}`)));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), listFiles()],
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing becomes a data: address, which the content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/worker/service-worker.ts' },
      // A service worker has one address for ever.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, changeOrigin: true, headers: { origin: server }, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
