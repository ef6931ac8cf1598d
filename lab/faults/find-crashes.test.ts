// @module-tag lab
import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { findCrashes } from './find-crashes.ts';

/** Resolves with all error output, that of a worker too, when the last process has ended. */
const errorsOf = (program: string) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, ['--eval', program], (_cause, _output, errors) => resolve(errors));
  });

const crash = 'throw new Error("ours")';
const orphan = `const cluster = require('node:cluster');
  cluster.setupPrimary({ exec: ${JSON.stringify(import.meta.filename)}, execArgv: [] });
  cluster.fork();
  process.kill(process.pid, 'SIGKILL');`;

test('a process that ends by an exception is a crash, and another one after it', async () => {
  const [first = '', second = ''] = findCrashes((await errorsOf(crash)) + (await errorsOf(crash)));
  expect([first, second]).toEqual([expect.stringContaining('Error: ours'), expect.stringContaining('Error: ours')]);
});

test('a warning, or a worker whose parent was killed before its first line, is no crash', async () => {
  expect(findCrashes(await errorsOf('process.emitWarning("full")'))).toEqual([]);
  const errors = await errorsOf(orphan);
  expect(errors).toContain('write EPIPE');
  expect(findCrashes(errors)).toEqual([]);
  expect(findCrashes(errors + (await errorsOf(crash)))).toHaveLength(1);
});
