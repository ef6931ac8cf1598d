import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

test('Node looks up each package once, and no file of the store or of drizzle-orm', () => {
  const script = `import { registerHooks } from 'node:module';
    const asked = [];
    registerHooks({ resolve(specifier, context, next) {
      asked.push({ specifier, by: context.parentURL });
      return next(specifier, context);
    } });
    await import(${url('./resolve-imports.server.ts')});
    await import(${url('../../cart/add-to-cart/add-item.server.ts')});
    process.stdout.write(JSON.stringify(asked.slice(1)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const asked = JSON.parse(output) as { specifier: string; by: string }[];
  const drizzle = asked.filter(({ specifier }) => specifier.startsWith('drizzle-orm')).map((a) => a.specifier);
  expect(drizzle).toContain('drizzle-orm');
  expect(drizzle).toEqual([...new Set(drizzle)]);
  const files = asked.filter(({ specifier, by }) => specifier.startsWith('.') && /\.ts$|drizzle-orm/.test(by));
  expect(files).toEqual([]);
});
