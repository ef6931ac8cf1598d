import { expect, test, vi } from 'vitest';
import { findWorkers, startSupervised } from '../../../tests/store/supervised-process.ts';

const patient = { timeout: 25_000 };

test('one worker answers while the store is prepared, then two share the port; a killed one is replaced', async () => {
  const parent = await startSupervised();
  await parent.until('listening');
  expect(await parent.ask()).toMatchObject({ said: 'preparing' });
  await parent.open();
  expect(await parent.ask()).toMatchObject({ said: 'prepared' });
  const before = await findWorkers(parent);
  expect(before).toHaveLength(2);
  const [killed = 0, other = 0] = before;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => {
    const now = await findWorkers(parent);
    expect(now).toHaveLength(2);
    expect(now).not.toContain(killed);
    expect(now).toContain(other);
  }, patient);
  process.kill(parent.pid, 'SIGINT');
  expect(await parent.ended).toBe(0);
  expect(parent.said().match(/worker ends by SIGINT/g)).toHaveLength(2);
});
