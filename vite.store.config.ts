import { dirname, extname, join, relative, resolve } from 'node:path';
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

/**
 * Files and worker threads are found by the place of the source file, not by that of the bundle. `define` of Vite has one value
 * for all files, so it cannot say it.
 */
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

/** The store's code, its pages and most packages in a few files (docs/decisions/0051). */
export default defineConfig({
  root: dirname(dirname(entry)),
  publicDir: false,
  plugins: [keepPlaces],
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
