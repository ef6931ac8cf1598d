import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { findUserByEmail } from '../users.db.ts';
import { createVerifiedAccount } from './create-verified-account.server.ts';

const store = setUp(openTestStore);

const account = {
  site: 'zwz' as const,
  company: 'Test Gear Works',
  status: 'active' as const,
  by: 'test',
  priceListId: null,
  profileDone: true,
  user: {
    email: 'Owner@Gear.example',
    title: 'Ms',
    firstName: 'A',
    lastName: 'B',
    designation: 'Director',
    password: 'Secret#1',
    mobile: null,
  },
  registration: { number: '27AAACW1938G1ZB', regionId: 27 },
  addresses: [],
};

test('an account is opened once, its e-mail in lower case, its password only as a hash', async () => {
  await createVerifiedAccount(store.database, account, store.now());
  const [user] = await findUserByEmail(store.database, { site: 'zwz', email: 'owner@gear.EXAMPLE' });
  expect(user).toMatchObject({ email: 'owner@gear.example', company: 'Test Gear Works', taxNumber: '27AAACW1938G1ZB' });
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await passwordMatches(user?.passwordHash, 'Secret#1', { address: '192.0.2.1' })).toBe(true);
  await expect(createVerifiedAccount(store.database, account, store.now())).rejects.toThrow();
});
