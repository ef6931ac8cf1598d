import { beforeAll, expect, test } from 'vitest';
import {
  bookOpenInvoice,
  findCustomerId,
  findLedgerInconsistencies,
  findUnpaid,
} from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { takeWriteOffBack, type WriteOff, writeOff } from './write-off.server.ts';
import { findWriteOffs } from './write-offs.db.ts';

const store = setUp(openTestStore);
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  await bookOpenInvoice(store, 'NM/W/1', 500_00);
});

const staff = () => ({ by: 'Meera', now: store.now() });
const give = (amountMinor: number, over: Partial<WriteOff> = {}, site = sites.nod) =>
  store.database.transaction((db) =>
    writeOff(db, site, {
      customerId,
      invoice: 'NM/W/1',
      kind: 'write_off',
      amountMinor,
      reason: 'Paise that nobody pays',
      anyAmount: false,
      ...staff(),
      ...over,
    }),
  );
const list = () => findWriteOffs(store.database, { site: 'nod', customerId });

test('accounts write off small sums of an invoice, an administrator all of it', async () => {
  expect(await give(60_00)).toBeUndefined();
  expect(await give(60_00)).toMatchObject({ refusal: 'amount' });
  expect(await findUnpaid(store, 'NM/W/1')).toBe(440_00);
  expect(await give(440_00, { anyAmount: true })).toBeUndefined();
  expect(await findUnpaid(store, 'NM/W/1')).toBe(0);
  expect(await list()).toMatchObject([{ amountMinor: 440_00, createdBy: 'Meera' }, { amountMinor: 60_00 }]);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('taken back once, the invoice is open by it again', async () => {
  const id = (await list())[0]?.id ?? 0;
  expect(await takeWriteOffBack(store.database, sites.nod, { customerId, id, ...staff() })).toBeUndefined();
  expect(await findUnpaid(store, 'NM/W/1')).toBe(440_00);
  expect(await takeWriteOffBack(store.database, sites.nod, { customerId, id, ...staff() })).toMatchObject({
    refusal: 'changed_since',
  });
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('an invoice of another site, or of nobody, is not written off', async () => {
  expect(await give(1, { invoice: 'NM/W/9' })).toMatchObject({ refusal: 'unknown_invoice' });
  expect(await give(1, {}, sites.zwz)).toMatchObject({ refusal: 'unknown_invoice' });
});

test('a discount without tax closes a part of the invoice under its own name, and is taken back', async () => {
  const before = await findUnpaid(store, 'NM/W/1');
  expect(await give(50_00, { kind: 'cash_discount' })).toMatchObject({ refusal: 'amount' });
  expect(await give(30_00, { kind: 'cash_discount', anyAmount: true, reason: 'Turnover of the year' })).toBeUndefined();
  const [given] = await list();
  expect(given).toMatchObject({ kind: 'cash_discount', amountMinor: 30_00 });
  expect(await findUnpaid(store, 'NM/W/1')).toBe(before - 30_00);
  await takeWriteOffBack(store.database, sites.nod, { customerId, id: given?.id ?? 0, ...staff() });
  expect(await findUnpaid(store, 'NM/W/1')).toBe(before);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});
