import { expect, test } from 'vitest';
import { takeLatest } from './take-latest.ts';

/** A server whose answers come when the test says so. */
function slowServer() {
  const open = new Map<string, { answer: (text: string) => void; fail: (cause: Error) => void; signal: AbortSignal }>();
  const latest = takeLatest<string, string>(
    (question, signal) => new Promise((answer, fail) => open.set(question, { answer, fail, signal })),
  );
  return { latest, of: (question: string) => open.get(question) ?? expect.fail(`${question} was not asked`) };
}

test('an older reply never comes out once a newer question was asked, in whatever order they arrive', async () => {
  const { latest, of } = slowServer();
  const first = latest.ask('62');
  const second = latest.ask('6205');
  of('6205').answer('new');
  of('62').answer('old');
  expect([await first, await second]).toEqual([undefined, 'new']);
});

test('the earlier request is cancelled at once', () => {
  const { latest, of } = slowServer();
  void latest.ask('62');
  expect(of('62').signal.aborted).toBe(false);
  void latest.ask('6205');
  expect(of('62').signal.aborted).toBe(true);
  expect(of('6205').signal.aborted).toBe(false);
});

test('a failure is told, that of a cancelled request is not', async () => {
  const { latest, of } = slowServer();
  const cancelled = latest.ask('62');
  const failing = latest.ask('6205');
  of('62').fail(new Error('cancelled'));
  of('6205').fail(new Error('no network'));
  expect(await cancelled).toBeUndefined();
  await expect(failing).rejects.toThrow('no network');
});

test('after stop nothing comes out', async () => {
  const { latest, of } = slowServer();
  const asked = latest.ask('62');
  latest.stop();
  of('62').answer('late');
  expect(await asked).toBeUndefined();
});
