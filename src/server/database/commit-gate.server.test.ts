import { expect, inject, test } from 'vitest';
import { createCommitGate } from './commit-gate.server.ts';

test('changes are refused until the server confirms one', async () => {
  const gate = createCommitGate(inject('postgres').connection);
  expect(gate.isOpen()).toBe(true);
  gate.close();
  expect(gate.isOpen()).toBe(false);
  await expect.poll(() => gate.isOpen()).toBe(true);
});

test('a server that cannot be reached confirms nothing, and is no longer asked after the end', async () => {
  const gate = createCommitGate({ host: '127.0.0.1', port: 1 });
  gate.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(gate.isOpen()).toBe(false);
  gate.stop();
  await expect.poll(() => gate.isOpen()).toBe(true);
});
