import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { updateQuantity } from '../../cart/cart.contract.ts';
import { quickOrder } from '../../cart/quick-order/quick-order.contract.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { minutesAfter } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { storeCalls } from '../../store.calls.ts';
import { getInfo } from '../get-info.contract.ts';
import { isOpenToViewers, type permissions, type StaffRole } from '../permissions/permissions.rule.ts';
import { mySessions } from '../sign-in/my-sessions.contract.ts';
import { logout, session } from '../sign-in/sign-in.contract.ts';
import { addStaff } from '../staff/add-staff.server.ts';
import { removeStaff } from '../staff/remove-staff.server.ts';
import { resetStaffSignIn } from '../staff/reset-staff-sign-in.server.ts';
import { signOutOfDesk } from '../staff/staff.contract.ts';
import { viewShop } from './view-shop.contract.ts';
import { createViewingTicket } from './view-shop.server.ts';

const store = setUp(openTestStore);

async function giveTicket(email = 'active@nod.example'): Promise<string> {
  const given = await createViewingTicket(store.database, sites.nod, { email, by: 'Meera', now: store.now() });
  if (given instanceof Refusal) throw new Error(given.message);
  return given.ticket;
}
const exchange = (ticket: string, site: 'nod' | 'zwz' = 'nod') => store.call(viewShop, { ticket }, { site });
const viewer = async () => (await exchange(await giveTicket())).body.auth_key;
const audit = async () =>
  (
    await store.database.$client.query(
      "select actor, actor_name as by, action, subject from audit_trail where action like 'shop %' order by id",
    )
  ).rows;

test('staff see the shop as a customer, the pages are told so, and it is in the audit trail', async () => {
  const token = await viewer();
  expect((await store.call(session, {}, { token })).body).toMatchObject({
    username: 'Western Gear & Pump',
    standing: 'active',
    viewed_by: 'Meera',
  });
  expect((await store.call(getInfo, {}, { token })).body.data.email).toBe('active@nod.example');
  await store.call(logout, {}, { token });
  expect((await store.call(getInfo, {}, { token })).status).toBe(401);
  const staff = { actor: 'staff', by: 'Meera', subject: 'active@nod.example' };
  expect(await audit()).toEqual([
    { ...staff, action: 'shop seen as customer' },
    { ...staff, action: 'shop no longer seen as customer' },
  ]);
});

test('every call that does more than read is refused', async () => {
  const token = await viewer();
  const { status, body } = await store.call(updateQuantity, { item_id: 1, item_quantity: 1 }, { token });
  expect([status, body.message]).toEqual([403, 'You see the shop as this customer. Nothing can be changed.']);
  const open = storeCalls.filter(({ audience, options, contract }) => {
    const capability = options.requires.capability as keyof typeof permissions;
    return (
      audience === 'buyers' && isOpenToViewers(capability) && !/logout|sign/.test(`${contract.path} ${capability}`)
    );
  });
  const mayWrite = open.filter(({ options, contract }) => contract.method === 'POST' && options.reads === undefined);
  // A list may be long, so it is posted; nothing is written.
  expect(mayWrite.map(({ contract }) => contract.path)).toEqual([quickOrder.path]);
  expect(open.length).toBeGreaterThan(20);
});

test('the buyer does not find the session among the own ones', async () => {
  await viewer();
  const { body } = await store.call(mySessions, {}, { token: await store.signIn('active') });
  expect(body.data).toHaveLength(1);
});

test('a ticket works once, within a minute, on its site, and is no token', async () => {
  const ticket = await giveTicket();
  expect((await store.call(getInfo, {}, { token: ticket })).status).toBe(401);
  expect((await exchange(ticket, 'zwz')).body.success).toBe(false);
  expect((await exchange(ticket)).body.success).toBe(true);
  expect((await exchange(ticket)).body).toMatchObject({ success: false, refusal: 'unknown' });
  const old = await giveTicket();
  const now = store.now();
  store.setClock(minutesAfter(now, 1));
  expect((await exchange(old)).body).toMatchObject({ refusal: 'unknown' });
  store.setClock(now);
});

test('a session ends after half an hour', async () => {
  const token = await viewer();
  const now = store.now();
  store.setClock(minutesAfter(now, 30));
  expect((await store.call(getInfo, {}, { token })).status).toBe(401);
  store.setClock(now);
});

test('who leaves the desk, gets a new sign-in or another role sees the shop as nobody any more', async () => {
  const { database, now } = store;
  const at = { administrator: undefined, by: 'Arjun', now: now() };
  const email = 'meera@desk.example';
  const person = { email, name: 'Meera', password: 'a long password of hers', ...at };
  const add = (roles: readonly StaffRole[], site: SiteCode = 'nod') =>
    addStaff(database, sites[site], store.server.secret, { ...person, roles });
  const isOpen = async (token = '') => (await store.call(getInfo, {}, { token })).status === 200;
  await add(['sales']);

  const [other, kept] = [await viewer(), await giveTicket()];
  await add(['admin'], 'gwd');
  await add(['admin']);
  expect(await isOpen(other)).toBe(true);
  await add(['catalogue']);
  expect(await isOpen(other)).toBe(false);
  expect((await exchange(kept)).body).toMatchObject({ refusal: 'unknown' });

  const lost = await viewer();
  const renewal = { email, password: 'another long password', ...at };
  await resetStaffSignIn(database, sites.nod, store.server.secret, renewal);
  expect(await isOpen(lost)).toBe(false);

  const dismissed = await viewer();
  const colleague = await createViewingTicket(database, sites.nod, { ...at, email: 'active@nod.example' });
  await removeStaff(database, sites.gwd, { email, ...at });
  expect(await isOpen(dismissed)).toBe(true);
  await removeStaff(database, sites.nod, { email, ...at });
  expect(await isOpen(dismissed)).toBe(false);
  expect((await exchange('ticket' in colleague ? colleague.ticket : '')).body.success).toBe(true);
});

test('who signs out of the desk sees the shop as nobody any more', async () => {
  const desk = await store.signInAtDesk('sales');
  const { rows } = await store.database.$client.query('select name from staff where email = $1', [
    demoStaffEmail('sales'),
  ]);
  const given = await createViewingTicket(store.database, sites.nod, {
    email: 'active@nod.example',
    by: rows[0].name,
    now: store.now(),
  });
  const own = (await exchange('ticket' in given ? given.ticket : '')).body.auth_key;
  const ofColleague = await viewer();
  await store.call(signOutOfDesk, {}, { desk });
  expect((await store.call(getInfo, {}, { token: own ?? '' })).status).toBe(401);
  expect((await store.call(getInfo, {}, { token: ofColleague ?? '' })).status).toBe(200);
});

test('an account that cannot use the shop is not seen', async () => {
  const by = { by: 'Meera', now: store.now() };
  await store.database.$client.query("update users set email_verified_at = null where email = 'overdue@nod.example'");
  const given = await createViewingTicket(store.database, sites.nod, { email: 'overdue@nod.example', ...by });
  expect(given).toMatchObject({ refusal: 'not_allowed' });
});
