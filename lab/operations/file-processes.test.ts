import { expect, test } from 'vitest';
import type { FileTask } from '../../src/server/jobs/file-process-entry.server.ts';
import { FileTooHeavy, runFileTask } from '../../src/server/jobs/file-processes.server.ts';

const module = new URL('../../tests/store/worker-thread-tasks.ts', import.meta.url).href;
const limits = { megabytes: 160, processorSeconds: 30, seconds: 60 };
const run = <Output>(name: string, input?: unknown, changed: Partial<FileTask['limits']> = {}, more = {}) =>
  runFileTask<Output>({ module, name, input, limits: { ...limits, ...changed } }, more);

test.runIf(process.platform === 'linux').each([
  ['buffers', 'fillBuffers', {}],
  ['WebAssembly', 'fillWebAssembly', {}],
  ['computing', 'runForever', { processorSeconds: 1 }],
])('the kernel ends it, however it goes beyond its limits: by %s', async (_what, name, changed) => {
  await expect(run(name, undefined, changed)).rejects.toThrow(FileTooHeavy);
});
