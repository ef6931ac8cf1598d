import { type ResolveFnOutput, registerHooks } from 'node:module';

// Node parses a package.json again for each import of the package and for each of its files. That of drizzle-orm
// has 180 kB and is imported everywhere: half the time of a start, and 140 MB (decision 0046).
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const format = extension === '.ts' ? 'module-typescript' : 'module';
const code = new URL('../../', import.meta.url).href;
const isOwn = (url: string) => url.startsWith(code) && !url.includes('/node_modules/');
const isDrizzle = (url: string) => url.includes('/node_modules/drizzle-orm/');
const packages = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    const relative = (format: string) => ({ url: new URL(specifier, parentURL).href, format, shortCircuit: true });
    if (!conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('.')) {
      if (isOwn(parentURL) && specifier.endsWith(extension)) return relative(format);
      if (isDrizzle(parentURL) && specifier.endsWith('.js')) return relative('module');
    } else if (isOwn(parentURL)) {
      const found = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      packages.set(specifier, found);
      return found;
    }
    return next(specifier, context);
  },
});
