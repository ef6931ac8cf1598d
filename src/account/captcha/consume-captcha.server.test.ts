import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveCaptcha } from '../../../tests/actions/solve-captcha.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { consumeCaptcha } from './consume-captcha.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const take = (field: string, now = store.now()) =>
  consumeCaptcha({ db: store.database, secret: store.server.secret, now }, field);

test('a solved captcha is fresh once', async () => {
  const field = await solveCaptcha(store);
  const first = await take(field);
  expect(first).toEqual({ nonce: expect.stringMatching(/\w/), fresh: true });
  expect(await take(field)).toEqual({ nonce: first?.nonce, fresh: false });
});

test('an unsolved or expired captcha is refused', async () => {
  expect(await take('')).toBeUndefined();
  const late = new Date(store.now().getTime() + 11 * 60_000);
  expect(await take(await solveCaptcha(store), late)).toBeUndefined();
});
