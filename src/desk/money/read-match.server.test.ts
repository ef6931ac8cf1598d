import { beforeAll, expect, test } from 'vitest';
import { importLines, invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findAwaitedOrders } from '../../orders/fulfilment/awaited-orders.server.ts';
import { loadBankLine } from '../../payments/bank-statement/list-bank-lines.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { DeskArguments } from '../desk-command.ts';
import { readMatch } from './read-match.server.ts';

const store = setUp(openTestStore);
let customerId: number;
let lineId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, customerId, 'NM/26-27/930001', 100_00);
  await invoiceFor(store, customerId, 'NM/26-27/930002', 200_00);
  [lineId = 0] = await importLines(store, [[250_00, 'NEFT WESTERN GEAR PUMP NM2627930002', '']]);
});

async function read(email: string | undefined, options: DeskArguments['options'] = {}) {
  const found = await loadBankLine(store.database, sites.nod, lineId, findAwaitedOrders);
  if (found instanceof Refusal) throw new Error(found.message);
  const work = { database: store.database, by: 'Meera', now: store.now(), folder: '.', addressOf: () => '' };
  const context = { ...work, site: sites.nod };
  const flags = { reason: '', note: '', check: false, goodLines: false, scrap: false, again: false };
  return readMatch(context, { positionals: email ? ['1', email] : ['1'], ...flags, options }, found);
}
const part = (reference: string, amountMinor: number) => ({ reference, amountMinor });

test('without further words the best suggestion is taken', async () => {
  expect(await read(undefined)).toEqual({
    customerId,
    orderNumber: '',
    parts: [part('NM/26-27/930002', 200_00)],
    unpaidBalances: [],
  });
});

test('invoices are paid in the order typed, the last with what is left', async () => {
  const options = { for: 'NM/26-27/930002, NM/26-27/930001', rest: 'NM/26-27/930001: later' };
  expect(await read('active@nod.example', options)).toMatchObject({
    parts: [part('NM/26-27/930002', 200_00), part('NM/26-27/930001', 50_00)],
    unpaidBalances: [{ invoice: 'NM/26-27/930001', reason: 'later', note: '' }],
  });
});

test('a customer without invoices named keeps the money on the account', async () => {
  expect(await read('active@nod.example')).toMatchObject({ customerId, parts: [] });
});

test('an order, an amount, and a rest in words', async () => {
  expect(await read(undefined, { order: 'NOD26000001' })).toMatchObject({ orderNumber: 'NOD26000001', parts: [] });
  expect(await read(undefined, { for: 'NM/26-27/930001=60.50' })).toMatchObject({
    parts: [part('NM/26-27/930001', 60_50)],
  });
  expect(await read(undefined, { rest: 'NM/26-27/930001: dispute 3 pieces' })).toMatchObject({
    unpaidBalances: [{ reason: 'dispute', note: '3 pieces' }],
  });
  expect(await read(undefined, { rest: 'NM/26-27/930001: whatever' })).toMatch(/^Write --rest/);
});
