import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { deskSignInLimits, passkeySignInLimits } from './desk-sign-in-limits.server.ts';

const store = setUp(openTestStore);

test('fifty failures lock a person out, from however many networks they come, and nobody else', async () => {
  const fail = (network: number, email = 'asha@desk.example') =>
    consumeRateLimits(store.database, deskSignInLimits(`198.51.${network}.7`, email));
  for (let failure = 0; failure < 50; failure += 1) await fail(failure);
  await expect(fail(50)).rejects.toMatchObject({ status: 429 });
  await expect(fail(51, 'rohan@desk.example')).resolves.toBeDefined();
});

test('failures with a passkey count with those of passwords from the same network, whoever it was', () => {
  const keysOf = (limits: ReturnType<typeof deskSignInLimits>) => limits.map(({ name, key }) => `${name} ${key}`);
  const [ofPasskey = ''] = keysOf(passkeySignInLimits('192.0.2.7'));
  expect(keysOf(deskSignInLimits('192.0.2.7', 'Asha@desk.example'))).toContain(ofPasskey);
  expect(keysOf(deskSignInLimits('192.0.2.8', 'Asha@desk.example'))).not.toContain(ofPasskey);
});

test('a person is counted however the address is written', () => {
  expect(deskSignInLimits('192.0.2.7', 'Asha@desk.example')).toEqual(
    deskSignInLimits('192.0.2.7', 'asha@DESK.example'),
  );
});
