import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing becomes a data: address, which the content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, changeOrigin: true, headers: { origin: server }, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
