import { dirname, extname, join, relative, resolve } from 'node:path';
import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';

/** `src/main.ts`, or `src/main.js` of the folder that `npm run build` makes. */
const entry = resolve(import.meta.dirname, process.env.STORE_ENTRY ?? 'src/main.ts');
const pages = resolve(import.meta.dirname, process.env.BUILD_FOLDER ?? 'build/latest');
const target = join(pages, 'store');

/** They contain machine code, read files beside their own code, or are loaded when they are first needed. */
const external = [
  '@hyzyla/pdfium',
  '@napi-rs/image',
  '@node-rs/argon2',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  '@resvg/resvg-js',
  '@simplewebauthn/server',
  '@tarikjabiri/dxf',
  'nodemailer',
  'pdfkit',
  'svg-to-pdfkit',
  'pino',
  'piscina',
  'razorpay',
  'stripe',
  'write-excel-file',
];

/** Files and worker threads are found by the place of the source file, not by that of the bundle. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(dirname(entry)) || !code.includes('import.meta.')) return;
    const place = relative(target, id).replaceAll('\\', '/');
    const replaced = code
      .replaceAll('import.meta.builtPages', "(import.meta.dirname + '/..')")
      .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${JSON.stringify(place)}, import.meta.url).href`)
      .replaceAll(
        /\bimport\.meta\.dirname\b(?! \+)/g,
        `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`,
      );
    return { code: replaced, map: null };
  },
};

/**
 * Node keeps the text of a module, in two bytes for each character if one of them is beyond Latin-1. esbuild escapes those in quotes, but
 * not those in templates and regular expressions; spaces stand where types were. The names of functions stay as they are.
 */
const shortText: Plugin = {
  name: 'short-text',
  transform: (code) => ({ code: code.replaceAll(/[^\0-\xff\s]/g, escapeCharacter), map: null }),
  renderChunk: (code) =>
    transform(code, { minifyWhitespace: true, charset: 'ascii', legalComments: 'none', sourcemap: 'external' }),
};

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The store's code, its pages and most packages in a few files (docs/decisions/0051). */
export default defineConfig({
  root: dirname(dirname(entry)),
  publicDir: false,
  plugins: [keepPlaces, shortText],
  resolve: { alias: [{ find: /^#src\/(.*)\.ts$/, replacement: join(dirname(entry), `$1${extname(entry)}`) }] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: target,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: entry, pages: join(pages, 'server/index.js') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        minify: false,
      },
    },
  },
});
