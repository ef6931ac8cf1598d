import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** 'opener_k3f9z': its own name and one for its file, which every class of the file shares and which compresses well. */
function classNameOf(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}

const libraries = /node_modules\/(react|react-dom|react-router|scheduler)\//;

/** The libraries, the frame of every page with the home page, and parts that many pages share: few files compress better. */
const groups = [
  { name: 'libraries', test: libraries, priority: 3 },
  { name: 'frame', test: /\/src\/shop\/(root|content\/home\.route)\.tsx/, priority: 2 },
  { name: 'parts', test: /\/src\/(ui|lib)\//, minShareCount: 6, priority: 1 },
];

export default defineConfig({
  css: { modules: { generateScopedName: classNameOf } },
  plugins: [reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
