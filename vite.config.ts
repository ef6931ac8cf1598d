import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** A few large files compress better than many small ones (docs/decisions/0027). */
const groups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'frame', test: /\/src\/shop\/(root|content\/home\.route)\.tsx/, priority: 2 },
  { name: 'shared', test: /\/src\//, minShareCount: 5, priority: 1 },
];

/** Shorter than Vite's names, which also have the line: pages and scripts are full of them. */
function nameClass(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  return `${name}_${hash.slice(0, 5)}`;
}

export default defineConfig({
  css: { modules: { generateScopedName: nameClass } },
  plugins: [reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
