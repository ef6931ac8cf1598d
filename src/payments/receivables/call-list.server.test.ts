import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { createPaidOrder } from '../../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addNote } from '../../account/customers/add-note.server.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listPromises, loadCallList } from './call-list.server.ts';
import { notePromise } from './note-promise.server.ts';

const store = setUp(openTestStore);
const ids: Record<string, number> = {};
const dayMs = 86_400_000;
beforeAll(async () => {
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind in ('invoice', 'receipt')");
  for (const name of ['active', 'overdue', 'newbalance0'])
    ids[name] = await findCustomerId(store, `${name}@nod.example`);
  await invoiceFor(store, ids.active ?? 0, 'NM/C/1', 9_000_00, { daysAgo: 90 });
  await invoiceFor(store, ids.overdue ?? 0, 'NM/C/2', 1_000_00, { daysAgo: 60 });
  await invoiceFor(store, ids.newbalance0 ?? 0, 'NM/C/3', 50_00, { daysAgo: 3 });
});

const load = () => loadCallList(store.database, sites.nod, store.now());
const called = async () => (await load()).calls.map(({ email }) => email.split('@')[0]);
const promise = (name: string, amountMinor: number, days: number, seen = 0) =>
  notePromise(store.database, sites.nod, {
    customerId: ids[name] ?? 0,
    amountMinor,
    note: '',
    seen,
    by: 'Meera',
    now: store.now(),
    promisedFor: addDays(dayOf(store.now(), sites.nod.calendar.timeZone), days),
  });

test('most money times days is called first', async () => {
  expect(await called()).toEqual(['active', 'overdue', 'newbalance0']);
  const [first] = (await load()).calls;
  expect(first).toMatchObject({ overdueMinor: 9_000_00, daysLate: 45, brokenMinor: null, lastNote: null });
});

test('who has promised for a later day is not called, and first when it was not kept', async () => {
  await promise('overdue', 400_00, 2);
  expect(await called()).toEqual(['active', 'newbalance0']);
  expect((await load()).promises).toMatchObject([{ amountMinor: 400_00, state: 'open' }]);
  store.setClock(new Date(store.now().getTime() + 3 * dayMs));
  expect(await called()).toEqual(['overdue', 'active', 'newbalance0']);
  const { calls, promises } = await load();
  expect(calls[0]).toMatchObject({ brokenMinor: 400_00 });
  expect(promises).toMatchObject([{ state: 'broken', company: expect.any(String) }]);
});

test('a broken promise comes before those of the days to come', async () => {
  await promise('active', 100_00, 1);
  expect((await load()).promises.map(({ state }) => state)).toEqual(['broken', 'open']);
});

test('a new order that is paid for keeps no promise', async () => {
  const token = await store.signIn('overdue');
  await createPaidOrder(store, token, await fillCart(store, token, [['NU205', 2]]));
  expect((await load()).promises.map(({ state }) => state)).toEqual(['broken', 'open']);
  expect(await listPromises(store.database, sites.nod, ids.overdue ?? 0, store.now())).toMatchObject([
    { state: 'broken', receivedMinor: 0 },
  ]);
});

test('money that came in keeps the promise', async () => {
  await receivePayment(store, 400_00, { email: 'overdue@nod.example', reference: 'N77' });
  expect((await load()).promises.map(({ state }) => state)).toEqual(['open']);
  expect(await listPromises(store.database, sites.nod, ids.overdue ?? 0, store.now())).toMatchObject([
    { state: 'kept', receivedMinor: 400_00 },
  ]);
  expect(await called()).toEqual(['overdue', 'newbalance0']);
});

test('who was called today waits until tomorrow', async () => {
  const said = { email: 'overdue@nod.example', text: 'Not in, back on Monday', by: 'Meera', now: store.now() };
  await addNote(store.database, sites.nod, said);
  expect(await called()).toEqual(['newbalance0']);
  store.setClock(new Date(store.now().getTime() + dayMs));
  const { calls } = await load();
  expect(calls.find(({ customerId }) => customerId === ids.overdue)).toMatchObject({
    lastNote: 'Not in, back on Monday',
    lastNoteBy: 'Meera',
  });
});
