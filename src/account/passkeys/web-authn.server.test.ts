import { expect, test } from 'vitest';
import { createPasskeyDevice } from '../../../tests/actions/account/passkey-device.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { staffPasskeyKind } from '../staff/passkeys.db.ts';
import { findStaffByEmail } from '../staff/staff.db.ts';
import {
  createAuthentication,
  createRegistration,
  verifyAuthentication,
  verifyRegistration,
} from './web-authn.server.ts';

const store = setUp(openTestStore);

const origin = 'https://desk.example:8443';

test('a key made on the host of the desk signs in there, and its use is counted', async () => {
  const where = { db: store.database, origin, now: store.now(), site: { name: 'Raceway' } };
  const kind = staffPasskeyKind;
  const [person] = await findStaffByEmail(store.database, { email: demoStaffEmail('sales') });
  const ownerId = person?.id ?? 0;
  const owner = { ownerId, name: 'Meera Iyer', email: demoStaffEmail('sales') };
  const device = createPasskeyDevice(origin);

  const creation = await createRegistration(kind, where, owner, []);
  expect(creation.rp.id).toBe('desk.example');
  const key = await verifyRegistration(kind, where, ownerId, device.create(creation));
  if (!key) throw new Error('the key was refused');

  const { challenge, rpId, userVerification } = await createAuthentication(kind, where);
  expect([rpId, userVerification]).toEqual(['desk.example', 'required']);
  const passkey = { ...key, id: 1, ownerId };
  expect(await verifyAuthentication(kind, where, passkey, device.sign(challenge))).toBe(1);
});
