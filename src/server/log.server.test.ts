import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSourcePlaces } from './log.server.ts';

const log = JSON.stringify(new URL('./log.server.ts', import.meta.url).href);

/** The lines that a program writes to its output. */
function linesOf(program: string, level = 'info'): Record<string, unknown>[] {
  const script = `import { createLog } from ${log}; const log = createLog('${level}'); ${program}`;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('the log has one JSON object a line with its time, and nothing below its level or about the machine', () => {
  const lines = linesOf("log.info('asked'); log.debug({ site: 'nod' }, 'open'); log.warn('full')", 'debug');
  expect(lines).toEqual([
    { level: 30, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), msg: 'asked' },
    { level: 20, time: expect.any(String), site: 'nod', msg: 'open' },
    { level: 40, time: expect.any(String), msg: 'full' },
  ]);
});

test('no password, token or OTP and no value of a failed query is written', () => {
  const lines = linesOf(`
    log.debug('too much');
    log.info({ password: 'secret#1', otp: '482913', body: { password: 'secret#1', token: 'secret#1' } });
    log.error({ err: Object.assign(new Error('duplicate key'), { detail: 'Key (otp)=(secret#1) exists.' }) }, 'failed');
    log.error({ err: new Error('plain') });`);
  const cut = '[cut]';
  expect(lines).toMatchObject([
    { password: cut, otp: cut, body: { password: cut, token: cut } },
    { msg: 'failed', err: { message: 'duplicate key' } },
    { err: { message: 'plain', stack: expect.stringContaining('Error: plain') } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret#1');
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-places-'));
  // Line 1 of the bundle is line 2 of the source.
  const map = { version: 3, sources: ['../src/price.ts'], names: [], mappings: 'AACA' };
  await writeFile(join(folder, 'store.js.map'), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true }));

test('a place in the bundle becomes the place in the source file', () => {
  const bundle = pathToFileURL(join(folder, 'store.js')).href;
  const source = join(folder, '../src/price.ts');
  expect(withSourcePlaces(`Error: no price\n    at priceOf (${bundle}:1:1)`)).toBe(
    `Error: no price\n    at priceOf (${source}:2:1)`,
  );
});

test('a place in a file that is no bundle stays', () => {
  const stack = `Error: no price\n    at priceOf (${join(folder, 'other.js')}:1:1)\n    at node:internal/process:1:1`;
  expect(withSourcePlaces(stack)).toBe(stack);
});
