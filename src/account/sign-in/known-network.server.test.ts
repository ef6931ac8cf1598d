import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findUserByEmail } from '../users.db.ts';
import { recordKnownNetwork } from './devices.db.ts';
import { isKnownNetwork } from './known-network.server.ts';

const { nod, gwd } = sites;

const store = setUp(openTestStore);
const email = 'active@nod.example';
beforeAll(async () => {
  const [user] = await findUserByEmail(store.database, { site: 'nod', email });
  const userId = user?.userId ?? 0;
  await recordKnownNetwork(store.database, { userId, network: '2001:db8:7:8::/64', now: store.now() });
});

const inDays = (days: number) => new Date(store.now().getTime() + days * 86_400_000);
const isKnown = (over: { address?: string; site?: typeof nod; now?: Date } = {}, buyer = email) =>
  isKnownNetwork({ db: store.database, site: nod, address: '2001:db8:7:8::1', now: store.now(), ...over }, buyer);

test('the network a buyer signed in from is known for thirty days, in any letter case of the e-mail address', async () => {
  expect(await isKnown()).toBe(true);
  expect(await isKnown({}, email.toUpperCase())).toBe(true);
  expect(await isKnown({ address: '2001:db8:7:8:9::77', now: inDays(29.9) })).toBe(true);
  expect(await isKnown({ now: inDays(30) })).toBe(false);
});

test('it is not known for another network, buyer or site', async () => {
  expect(await isKnown({ address: '2001:db8:7:9::1' })).toBe(false);
  expect(await isKnown({}, 'pending@nod.example')).toBe(false);
  expect(await isKnown({ site: gwd })).toBe(false);
});
