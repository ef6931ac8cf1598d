import { expect, test } from 'vitest';
import { deskSignInLimits, passkeySignInLimits } from './desk-sign-in-limits.server.ts';

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
