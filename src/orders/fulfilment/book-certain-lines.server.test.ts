import { afterAll, beforeAll, expect, test } from 'vitest';
import { importLines, invoiceFor, lineOf } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookCertainLines } from './book-certain-lines.server.ts';

const store = setUp(openTestStore);
let ids: number[];
beforeAll(async () => {
  const customerId = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, customerId, 'NM/26-27/960001', 300_00, { daysAgo: 60 });
  await invoiceFor(store, customerId, 'NM/26-27/960002', 500_00, { daysAgo: 30 });
  await invoiceFor(store, customerId, 'NM/26-27/960003', 700_00, { daysAgo: 10 });
  ids = await importLines(store, [
    [300_00, 'NEFT WESTERN GEAR PUMP NM26-27 96 0001', 'N1'],
    [499_50, 'NEFT WESTERN GEAR PUMP NM26-27 96 0002', 'N2'],
    [9_500_00, 'CASH DEP SELF', ''],
    [700_00, 'NEFT WESTERN GEAR PUMP NM26-27 96 0003', 'N3'],
  ]);
});
afterAll(async () => expect(await findLedgerInconsistencies(store)).toEqual([]));

const book = (wanted: readonly number[], version = 0) =>
  bookCertainLines(store.database, sites.nod, {
    lines: wanted.map((id) => ({ id, version })),
    by: 'Meera',
    now: store.now(),
  });

test('certain lines are booked with a receipt each, and what needs a person is told', async () => {
  const { booked, refused } = await book([...ids, 999_999]);
  expect(booked).toMatchObject([
    { id: ids[0], amountMinor: 300_00, company: expect.stringContaining('Western') },
    { id: ids[3], amountMinor: 700_00 },
  ]);
  expect(new Set(booked.map(({ receiptNumber }) => receiptNumber)).size).toBe(2);
  expect(refused).toMatchObject([
    { id: ids[1], message: 'Say why a part of NM/26-27/960002 stays unpaid.' },
    { id: ids[2], text: 'CASH DEP SELF', message: expect.stringContaining('not certain') },
    { id: 999_999, text: '', message: expect.stringContaining('no bank line') },
  ]);
  expect(await lineOf(store, ids[1] ?? 0)).toMatchObject({ state: 'open', version: 0 });
});

test('twice has the effect of once', async () => {
  const { booked, refused } = await book([ids[0] ?? 0]);
  expect([booked, refused.length]).toEqual([[], 1]);
  expect(await lineOf(store, ids[0] ?? 0)).toMatchObject({ state: 'booked', version: 1, decidedBy: 'Meera' });
});
