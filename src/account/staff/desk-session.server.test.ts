import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { deskSession, deskSessions, endDeskSession, endOtherDeskSessions } from './staff.contract.ts';

const store = setUp(openTestStore);

test('the desk is told on which sites somebody works, and as what', async () => {
  const desk = await store.signInAtDesk('catalogue');
  await store.database.$client.query("delete from staff_roles where role = 'catalogue' and site = 'zwz'");
  const { body } = await store.call(deskSession, {}, { desk });
  const tax = { numberLabel: expect.any(String), numberPattern: expect.any(String) };
  const india = {
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    tax,
    taxSections: expect.arrayContaining(['194Q']),
  };
  const emirates = { currency: 'AED', timeZone: 'Asia/Dubai', country: 'AE', tax, taxSections: [] };
  expect(body.session?.sites).toEqual([
    { ...india, site: 'nod', name: 'NOD', isOpen: true, colour: null, roles: ['catalogue'] },
    { ...emirates, site: 'gwd', name: 'GWD', isOpen: true, colour: null, roles: ['catalogue'] },
  ]);
});

test('the desk begins with the site of its host', async () => {
  const desk = await store.signInAtDesk('admin');
  const startAt = async (site: 'gwd' | 'nod') =>
    (await store.call(deskSession, {}, { desk, site })).body.session?.start;
  expect([await startAt('gwd'), await startAt('nod')]).toEqual(['gwd', 'nod']);
});

test('own sessions are listed and can be ended; those of others cannot', async () => {
  const desk = await store.signInAtDesk('sales');
  const other = await store.signInAtDesk('sales');
  const stranger = await store.signInAtDesk('admin');
  const list = async () => (await store.call(deskSessions, {}, { desk })).body.sessions;
  const sessions = await list();
  expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
  const [elsewhere] = sessions.filter(({ current }) => !current);
  const end = (id: number, by: string) => store.call(endDeskSession, { id }, { desk: by });
  expect((await end(elsewhere?.id ?? 0, stranger)).body).toEqual({ success: true, written: false });
  expect(await list()).toHaveLength(2);
  expect((await end(elsewhere?.id ?? 0, desk)).body).toEqual({ success: true, written: true });
  // The reply was lost, and the same is sent again.
  expect((await end(elsewhere?.id ?? 0, desk)).body).toEqual({ success: true, written: false });
  expect(await list()).toHaveLength(1);
  expect((await store.call(deskSession, {}, { desk: other })).body.session).toBeNull();
});

test('all sessions but this one are ended at once; those of others stay', async () => {
  const desk = await store.signInAtDesk('accounts');
  const elsewhere = [await store.signInAtDesk('accounts'), await store.signInAtDesk('accounts')];
  const stranger = await store.signInAtDesk('sales');
  expect((await store.call(endOtherDeskSessions, {}, { desk })).body.success).toBe(true);
  const isOpen = async (own: string) => (await store.call(deskSession, {}, { desk: own })).body.session !== null;
  expect(await Promise.all([desk, stranger, ...elsewhere].map(isOpen))).toEqual([true, true, false, false]);
});

const pinned = setUp(() => openTestStore({ settings: { BRAND: 'NOD' } }));

test('where one site alone is served, the desk knows no other', async () => {
  const desk = await pinned.signInAtDesk('admin');
  const { body } = await pinned.call(deskSession, {}, { desk });
  expect([body.session?.start, body.session?.sites.map(({ site }) => site)]).toEqual(['nod', ['nod']]);
});
