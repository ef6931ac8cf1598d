import { beforeAll, expect, test } from 'vitest';
import { findAudit, invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listPromises } from './call-list.server.ts';
import { endPromise, notePromise } from './note-promise.server.ts';

const store = setUp(openTestStore);
let customerId: number;
let today: string;
beforeAll(async () => {
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind = 'invoice'");
  customerId = await findCustomerId(store, 'active@nod.example');
  today = dayOf(store.now(), sites.nod.calendar.timeZone);
  await invoiceFor(store, customerId, 'NM/P/1', 5_000_00, { daysAgo: 80 });
});

const note = (over: object = {}, site = sites.nod) =>
  notePromise(store.database, site, {
    customerId,
    amountMinor: 3_000_00,
    promisedFor: today,
    note: 'By cheque',
    seen: 0,
    by: 'Meera',
    now: store.now(),
    ...over,
  });
const end = (seen: number, by = 'Meera') =>
  endPromise(store.database, sites.nod, { customerId, seen, by, now: store.now() });
const list = () => listPromises(store.database, sites.nod, customerId, store.now());

test('a promise is noted, replaced by the next one and ended, each with before and after', async () => {
  expect(await note({ amountMinor: 6_000_00 })).toMatchObject({ message: 'This is more than the customer owes.' });
  expect(await note({}, sites.zwz)).toMatchObject({ refusal: 'unknown_customer' });
  expect(await note()).toBeUndefined();
  const [first] = await list();
  expect(first).toMatchObject({ amountMinor: 3_000_00, promisedFor: today, notedBy: 'Meera', state: 'open' });
  const later = addDays(today, 7);
  expect(await note({ seen: first?.id, promisedFor: later, by: 'Anil' })).toBeUndefined();
  expect(await list()).toMatchObject([
    { promisedFor: later, endedAt: null },
    { id: first?.id, endedBy: 'Anil' },
  ]);
  expect(await findAudit(store, 'promise to pay noted')).toEqual({
    before: { amountMinor: 3_000_00, promisedFor: today, note: 'By cheque' },
    after: { amountMinor: 3_000_00, promisedFor: later, note: 'By cheque' },
  });
});

test('the second of two staff reads what changed and by whom', async () => {
  expect(await note()).toMatchObject({
    refusal: 'changed_since',
    message: expect.stringMatching(/^Anil has noted a promise of ₹\s3,000.00 for /),
  });
  const [open] = await list();
  expect(await end(0)).toMatchObject({ refusal: 'cannot_be' });
  expect(await end(open?.id ?? 0, 'Meera')).toBeUndefined();
  expect(await end(open?.id ?? 0)).toMatchObject({
    refusal: 'changed_since',
    message: expect.stringMatching(/^Meera has ended the promise of /),
  });
  expect((await list()).filter(({ endedAt }) => endedAt === null)).toEqual([]);
});

test('ending where nothing was ever promised', async () => {
  const other = await findCustomerId(store, 'overdue@nod.example');
  const ended = { customerId: other, seen: 7, by: 'Meera', now: store.now() };
  expect(await endPromise(store.database, sites.nod, ended)).toMatchObject({ message: 'Nothing is promised.' });
});
