import { hash } from 'node:crypto';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Of the forms of sign-in and sign-up, which many addresses share and few readers open. */
const visitorForms = '(?:account/(?:captcha|forms)|ui/controls/password)';

/** A few large files compress better than many small ones (docs/decisions/0027). A group takes what its modules import. */
const groups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'frame', test: /\/src\/shop\/(root|content\/home\.route)\.tsx/, priority: 2 },
  { name: 'shared', test: new RegExp(`/src/(?!${visitorForms})`), minShareCount: 5, priority: 1 },
  { name: 'visitor-forms', test: new RegExp(`/src/${visitorForms}`), minShareCount: 5, priority: 0 },
];

/** Scripts of every page, which a part that is loaded later need not ask for; nor for itself, which is being fetched. */
const isOfEveryPage = (file: string) => /(libraries|rolldown-runtime|frame|shared)-[\w-]{8}\.js$/.test(file);
const modulePreload = {
  resolveDependencies: (loaded: string, dependencies: string[]) =>
    dependencies.filter((file) => file !== loaded && !isOfEveryPage(file)),
};

/** Shorter than Vite's names, because they stand in the page, in its scripts and in its style sheets. */
const generateScopedName = (name: string, _file: string, css: string) =>
  `${name}-${hash('sha256', css, 'base64url').slice(0, 4)}`;

/**
 * Leaves these folders to the store's own bundle (vite.store.config.ts), which uses them as well: their tables and caches are in memory
 * once. Their names are those of the `imports` in package.json.
 */
const shareWithStore: Plugin = {
  name: 'share-with-store',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const shared = found && relative(join(import.meta.dirname, 'src'), found.id).replaceAll('\\', '/');
    return shared && /^(bearings|lib)\//.test(shared) ? { id: `#src/${shared}`, external: true } : found;
  },
};

export default defineConfig({
  css: { modules: { generateScopedName } },
  plugins: [shareWithStore, reactRouter()],
  environments: {
    client: { build: { modulePreload, rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
