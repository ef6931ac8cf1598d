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

const parentLoads = [
  '@hono/node-server',
  '@node-rs/argon2',
  '@opentelemetry/api',
  'drizzle-orm',
  'hono',
  'lru-cache',
  'otpauth',
  'pg',
  'pino',
  'prom-client',
  'zod',
];

test.each([
  ['a start', './run-store.ts', everyStartLoads],
  ['the parent of workers', './run-parent.server.ts', parentLoads],
])(
  '%s loads no package that only some requests, jobs or threads need',
  (_, program, packages) => {
    const script = `import { registerHooks } from 'node:module';
    // As main.ts does; without it, this takes two and a half times as long.
    await import(${url('./server/startup/resolve-imports.server.ts')});
    const loaded = new Set();
    registerHooks({ load(url, context, next) {
      const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
      if (name) loaded.add(name);
      return next(url, context);
    } });
    await import(${url(program)});
    process.stdout.write(JSON.stringify([...loaded]));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    const loaded = new Set<string>(JSON.parse(output));
    expect(Object.keys(manifest.dependencies).filter((name) => loaded.has(name))).toEqual(packages);
  },
  60_000,
);
