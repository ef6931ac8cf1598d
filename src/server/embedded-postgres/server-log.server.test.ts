import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServerLog } from './server-log.server.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-log-'));
  path = join(folder, 'log');
});
afterEach(() => rm(folder, { recursive: true }));

test('the end of the log is its last five lines since this start', () => {
  writeFileSync(path, 'an earlier failure\n');
  const log = openServerLog(path);
  expect(log.tail()).toBe('');
  writeSync(log.fd, 'one\ntwo\n');
  expect(log.tail()).toBe('one | two');
  writeSync(log.fd, 'three\nfour\nfive\nsix\n');
  expect(log.tail()).toBe('two | three | four | five | six');
  log.close();
  expect(readFileSync(path, 'utf8')).toMatch(/^an earlier failure\none\n/);
});

test('why the server ended is not pushed out by what it said to those who tried to connect', () => {
  const log = openServerLog(path);
  const full =
    '2026-11-29 20:31:29 UTC [7] FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device';
  const refused = ['not accepting connections', 'starting up', 'in recovery mode', 'shutting down'];
  writeSync(log.fd, `${full}\n`);
  for (const state of refused) writeSync(log.fd, `2026-11-29 UTC [8] FATAL:  the database system is ${state}\n`);
  writeSync(log.fd, '2026-11-29 UTC [1] LOG:  database system is shut down\n');
  expect(log.tail()).toBe(`${full} | 2026-11-29 UTC [1] LOG:  database system is shut down`);
  log.close();
});

test('a log above 4 MB starts anew, and the one before is kept', async () => {
  const full = 'x'.repeat(4 * 1024 * 1024 + 1);
  writeFileSync(path, full);
  const log = openServerLog(path);
  writeSync(log.fd, 'fresh\n');
  expect(readFileSync(path, 'utf8')).toBe('fresh\n');
  expect((await stat(`${path}.1`)).size).toBe(full.length);
  log.close();
});

test('nobody else may read the log', async () => {
  openServerLog(path).close();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
