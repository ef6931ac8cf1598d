import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { siteCodes } from '../../sites/site.ts';
import { beginSetUp, finishSetUp } from './set-up.contract.ts';
import { createSetUpLink } from './set-up-link.server.ts';
import { deskSession } from './staff.contract.ts';
import { currentTotpCode } from './totp.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  await store.database.$client.query('truncate staff cascade');
  token = (await createSetUpLink(store.database))?.split('#')[1] ?? '';
});

const stranger = { desk: 'none' };
const meera = () => ({ token, name: 'Meera Rao', email: 'Meera@shop.example', password: 'gudgeon pins 1969' });
const codeFor = (uri: string) => currentTotpCode(new URL(uri).searchParams.get('secret') ?? '', store.now());

test.each([
  ['name', { name: '' }, 'Please enter your name'],
  ['email', { email: 'meera' }, 'Please enter an e-mail address'],
  ['password', { password: 'eleven-char' }, 'Please choose a password of at least 12 characters'],
  ['password', { password: 'Meera Rao 12345' }, 'This password is too similar to a name. Please choose another one.'],
])('a wrong %s is told at the field', async (field, wrong, message) => {
  const { status, body } = await store.call(beginSetUp, { ...meera(), ...wrong }, stranger);
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});

test('without the link nobody begins or finishes', async () => {
  const begun = await store.call(beginSetUp, { ...meera(), token: 'guessed' }, stranger);
  expect(begun.body).toMatchObject({ success: false, refusal: 'link' });
  const request = { ...meera(), token: 'guessed', sealed: '', code: '123456' };
  expect((await store.call(finishSetUp, request, stranger)).body).toMatchObject({ refusal: 'link' });
});

test('of sixty links at once thirty are tried, and the right one after them opens nothing; alone it never counts', async () => {
  const from = (address: string) => ({ ...stranger, address });
  const begin = (guess: string, address: string) => store.call(beginSetUp, { ...meera(), token: guess }, from(address));
  const links = [...Array.from({ length: 59 }, () => 'guessed'), token];
  const guesses = await Promise.all(links.map((guess) => begin(guess, '198.51.100.5')));
  expect(guesses.filter(({ body }) => body.refusal === 'link')).toHaveLength(30);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
  for (let i = 0; i < 31; i++) expect((await begin(token, '198.51.100.6')).body.success).toBe(true);
});

test('whoever has the link and the code of their app becomes administrator of every site, once', async () => {
  const { body } = await store.call(beginSetUp, meera(), stranger);
  const code = codeFor(body.totpUri ?? '');
  const request = { ...meera(), sealed: body.sealed ?? '', code };
  const withWrongCode = await store.call(finishSetUp, { ...request, code: '000000' }, stranger);
  expect(withWrongCode.body).toMatchObject({ refusal: 'code_wrong' });
  const withOtherSecret = await store.call(finishSetUp, { ...request, sealed: 'c2VhbGVk' }, stranger);
  expect(withOtherSecret.body).toMatchObject({ refusal: 'code_wrong' });

  const { body: done, headers } = await store.call(finishSetUp, request, stranger);
  expect(done).toMatchObject({ success: true });
  const desk = /desk=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { body: session } = await store.call(deskSession, {}, { desk });
  expect(session.session).toMatchObject({
    email: 'meera@shop.example',
    sites: siteCodes.map((site) => ({ site, roles: ['admin'] })),
  });
  expect((await store.call(finishSetUp, request, stranger)).body).toMatchObject({ refusal: 'link' });
});
