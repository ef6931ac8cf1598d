import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { closeSite, lastOpening, openSite } from './open-site.server.ts';

const store = setUp(() => openTestStore({ settings: { DEMO: '0' } }));

test('a site of a real store is closed until it is opened, and each change is recorded once', async () => {
  const { database, server } = store;
  const author = { by: 'Arjun Shah', now: store.now() };
  expect(server.sites.nod.isOpen).toBe(false);
  expect(await closeSite(database, server.sites.nod, author)).toBe(true);
  expect(await openSite(database, server.sites.nod, author)).toBe(true);
  expect(await openSite(database, server.sites.nod, author)).toBe(false);
  await server.refreshSites();
  expect([server.sites.nod.isOpen, server.sites.zwz.isOpen]).toEqual([true, false]);
  expect(await lastOpening(database, server.sites.nod)).toMatchObject({ isOpen: true, changedBy: 'Arjun Shah' });
  const { rows } = await database.$client.query(
    "select action from audit_trail where site = 'nod' and action like 'shop %' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual(['shop closed', 'shop opened']);
});
