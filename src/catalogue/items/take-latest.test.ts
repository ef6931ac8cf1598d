import { expect, test } from 'vitest';
import { takeLatest } from './take-latest.ts';

function slowServer() {
  const open = new Map<
    string,
    { respond: (text: string) => void; fail: (cause: Error) => void; signal: AbortSignal }
  >();
  const latest = takeLatest<string, string>(
    (input, signal) => new Promise((respond, fail) => open.set(input, { respond, fail, signal })),
  );
  return { latest, of: (input: string) => open.get(input) ?? expect.fail(`${input} was not requested`) };
}

test('a reply to an older request is dropped, whichever arrives first', async () => {
  const { latest, of } = slowServer();
  const first = latest.request('62');
  const second = latest.request('6205');
  of('6205').respond('new');
  of('62').respond('old');
  expect([await first, await second]).toEqual([undefined, 'new']);
});

test('a newer request cancels the earlier one at once', () => {
  const { latest, of } = slowServer();
  void latest.request('62');
  expect(of('62').signal.aborted).toBe(false);
  void latest.request('6205');
  expect(of('62').signal.aborted).toBe(true);
  expect(of('6205').signal.aborted).toBe(false);
});

test('an error rejects, unless its request was cancelled', async () => {
  const { latest, of } = slowServer();
  const cancelled = latest.request('62');
  const failing = latest.request('6205');
  of('62').fail(new Error('cancelled'));
  of('6205').fail(new Error('no network'));
  expect(await cancelled).toBeUndefined();
  await expect(failing).rejects.toThrow('no network');
});

test('nothing is returned after stop', async () => {
  const { latest, of } = slowServer();
  const pending = latest.request('62');
  latest.stop();
  of('62').respond('late');
  expect(await pending).toBeUndefined();
});
