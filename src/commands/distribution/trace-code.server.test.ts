import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { traceCode } from './trace-code.server.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'raceway-trace-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}

test('code that is imported, loaded by name or run in a thread is shipped as JavaScript, and no other', async () => {
  await write({
    'src/main.ts': [
      "import type { Row } from './row.ts';",
      "import { load } from './gateways/load.ts';",
      "import words from './words.json' with { type: 'json' };",
      'export const row: Row = { words, load };',
    ].join('\n'),
    'src/row.ts': 'export type Row = object;',
    'src/words.json': '{}',
    'src/gateways/load.ts': [
      "export const worker = new URL('./worker.ts', import.meta.url);",
      `export const load = (name: string) => import(\`./\${name}/\${name}.server.ts\`);`,
    ].join('\n'),
    'src/gateways/worker.ts': '',
    'src/gateways/bank/bank.server.ts': '',
    'src/unused.ts': '',
  });
  const { files } = traceCode(root, ['src/main.ts']);
  expect([...files.keys()].sort()).toEqual([
    'src/gateways/bank/bank.server.js',
    'src/gateways/load.js',
    'src/gateways/worker.js',
    'src/main.js',
    'src/words.json',
  ]);
  expect(files.get('src/main.js')).toContain("from './gateways/load.js'");
  expect(files.get('src/gateways/load.js')).toContain(`\`./\${name}/\${name}.server.js\``);
  expect(files.get('src/gateways/load.js')).toContain("new URL('./worker.js'");
});

test('lines and columns stay those of the source', async () => {
  const source = 'const price: number = 1;\nexport const free = (price as number) === 0;\n';
  await write({ 'src/main.ts': source });
  const code = traceCode(root, ['src/main.ts']).files.get('src/main.js') ?? '';
  expect(code.split('\n').map((line) => line.length)).toEqual(source.split('\n').map((line) => line.length));
  expect(code.indexOf('=== 0')).toBe(source.indexOf('=== 0'));
});

test('packages are named by who imports them; modules of Node are none', async () => {
  await write({
    'src/main.ts': [
      "import { join } from 'node:path';",
      "import pg from 'pg';",
      "import type { Hono } from 'hono';",
      "export { z } from 'zod/mini';",
      "export const print = () => import('@scope/printer/fonts');",
      'export const app = (hono: Hono) => [join, pg, hono];',
    ].join('\n'),
  });
  const { imports } = traceCode(root, ['src/main.ts']);
  expect([...imports]).toEqual([
    ['pg', 'src/main.ts'],
    ['zod', 'src/main.ts'],
    ['@scope/printer', 'src/main.ts'],
  ]);
});
