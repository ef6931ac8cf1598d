import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** A few large files compress better than many small ones (docs/decisions/0027). */
const groups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'frame', test: /\/src\/shop\/(root|content\/home\.route)\.tsx/, priority: 2 },
  { name: 'shared', test: /\/src\//, minShareCount: 5, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
