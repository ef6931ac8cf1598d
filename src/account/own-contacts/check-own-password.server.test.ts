import { expect, test } from 'vitest';
import { uniqueEmail, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoPassword } from '../../demo/people.data.ts';
import { login } from '../sign-in/sign-in.contract.ts';
import { startEmailChange } from './email-change.contract.ts';

const store = setUp(openTestStore);

const guess = async (token: string, address: string) =>
  (await store.call(startEmailChange, { email: uniqueEmail(), password: 'guess' }, { token, address })).status;
const signIn = async (username: string, address: string) => {
  const request = { username, password: demoPassword, captcha: await solveCaptcha(store) };
  return (await store.call(login, request, { address })).body;
};

test('on one network the password can be guessed five times', async () => {
  const token = await store.signIn('active');
  const address = uniqueIpAddress();
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(token, address)).toBe(200);
  expect(await guess(token, address)).toBe(429);
});

test('over all networks twenty times in a day, which locks out nobody who signed in on their own', async () => {
  const address = uniqueIpAddress();
  const { auth_key: token } = await signIn('overdue@nod.example', address);
  for (let tries = 0; tries < 20; tries += 1) expect(await guess(token, uniqueIpAddress())).toBe(200);
  expect(await guess(token, uniqueIpAddress())).toBe(429);
  expect(await guess(token, address)).toBe(200);
  expect(await signIn('overdue@nod.example', address)).toMatchObject({ success: true });
});

test('each wrong password is in the audit trail', async () => {
  await guess(await store.signIn('approval'), uniqueIpAddress());
  const { rows } = await store.database.$client.query(
    "select subject, details from audit_trail where action = 'wrong password' and subject like 'approval@%'",
  );
  expect(rows).toEqual([{ subject: 'approval@nod.example', details: null }]);
});
