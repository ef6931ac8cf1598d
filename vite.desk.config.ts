import { join, resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The desk is a page of its own, so that the shops load nothing of it. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/desk'),
  base: '/desk/',
  build: {
    outDir: resolve(import.meta.dirname, process.env.BUILD_FOLDER ?? 'build/latest', 'desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
});
