import type { Challenge } from 'altcha-lib';
import { expect, test } from 'vitest';
import { solutionOf, solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { captchaChallenge } from './captcha.contract.ts';
import { consumeCaptcha } from './consume-captcha.server.ts';

const store = setUp(openTestStore);

const take = (field: string, now = store.now()) =>
  consumeCaptcha({ db: store.database, secret: store.server.secret, now }, field);

test('a solved captcha is fresh once', async () => {
  const field = await solveCaptcha(store);
  const first = await take(field);
  expect(first).toEqual({ nonce: expect.stringMatching(/\w/), fresh: true });
  expect(await take(field)).toEqual({ nonce: first?.nonce, fresh: false });
});

test('the captcha that the store gives out is solved by the work it asks for', async () => {
  const { body } = await store.call(captchaChallenge, {});
  expect(await take(await solutionOf(body as unknown as Challenge))).toMatchObject({ fresh: true });
});

test('an unsolved or expired captcha is refused', async () => {
  expect(await take('')).toBeUndefined();
  const late = new Date(store.now().getTime() + 11 * 60_000);
  expect(await take(await solveCaptcha(store), late)).toBeUndefined();
});
