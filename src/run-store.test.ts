import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

const everyStartLoads = [
  '@hono/node-server',
  '@node-rs/argon2',
  '@opentelemetry/api',
  'altcha-lib',
  'aws4fetch',
  'bowser',
  'drizzle-orm',
  'fflate',
  'hono',
  'lru-cache',
  'otpauth',
  'papaparse',
  'pg',
  'pino',
  'piscina',
  'prom-client',
  'react',
  'react-router',
  'uqr',
  'yauzl',
  'zod',
];

test('a start loads no package that only some requests, jobs or threads need', () => {
  const script = `import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load(url, context, next) {
      const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
      if (name) loaded.add(name);
      return next(url, context);
    } });
    await import(${url('./run-store.ts')});
    process.stdout.write(JSON.stringify([...loaded]));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const loaded = new Set<string>(JSON.parse(output));
  expect(Object.keys(manifest.dependencies).filter((name) => loaded.has(name))).toEqual(everyStartLoads);
}, 60_000);
