import { expect, test } from 'vitest';
import { isShippedFile } from './shipped-file.rule.ts';

const fonts = new Set(['NotoSans_400Regular']);
const modules = '/node_modules';

test.each([
  ['code', '/pg/lib/client.js', true],
  ['what a package says of itself', '/pg/package.json', true],
  ['a licence', '/pg/LICENSE', true],
  ['types', '/zod/v4/core/api.d.cts', false],
  ['a source map', '/zod/v4/core/api.js.map', false],
  ['TypeScript', '/zod/src/index.ts', false],
  ['a description', '/hono/README.md', false],
  ['a font that is printed with', '/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf', true],
  ['another font', '/@expo-google-fonts/noto-sans/900Black/NotoSans_900Black.ttf', false],
  ['the printer for Node', '/pdfkit/js/pdfkit.js', true],
  ['the printer for browsers', '/pdfkit/js/pdfkit.standalone.js', false],
  ['how the printer is developed', '/pdfkit/.yarn/releases/yarn.cjs', false],
  ['examples', '/svg-to-pdfkit/examples/demo.htm', false],
  ['React for the server', '/react-dom/cjs/react-dom-server.node.production.js', true],
  ['what React reads the names of its exports from', '/react-dom/cjs/react-dom.development.js', true],
  ['React for browsers, which is in the built pages', '/react-dom/cjs/react-dom-client.production.js', false],
])('%s', (_what, path, shipped) => {
  expect(isShippedFile(`${modules}${path}`, fonts)).toBe(shipped);
});
