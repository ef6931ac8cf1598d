import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findDocumentsById } from '../documents/documents.db.ts';
import { findSiteOrder } from '../orders.db.ts';
import { creditUnsentPieces, issueCreditNote } from './issue-credit-note.server.ts';

const store = setUp(openTestStore);
let number: string;
let invoiceId: number;
beforeAll(async () => {
  number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 5]]);
  const { invoice } = await dispatchGoods(store, number);
  const { rows } = await store.database.$client.query('select id from documents where number = $1', [invoice]);
  invoiceId = rows[0].id;
});

const staff = () => ({ by: 'test', now: store.now() });

test('a credit note has its invoice, the reason, and the invoice’s parties and place of supply', async () => {
  const [order] = await findSiteOrder(store.database, { site: 'nod', number });
  const [invoice] = await findDocumentsById(store.database, { site: 'nod', ids: [invoiceId] });
  if (!order || !invoice) throw new Error('no invoice');
  const renamed = { ...order, remark: 'Deliver to gate 3.', billTo: { ...order.billTo, name: 'renamed' } };
  const [line] = invoice.lines;
  const credited = [
    { orderLineId: line?.orderLineId ?? 0, quantity: 1, centralMinor: 0, stateMinor: 0, wholeMinor: 0 },
  ];
  const creditNote = { invoice, before: { credited, revalued: [] }, lines: invoice.lines, reason: 'Wrong size' };
  const note = await issueCreditNote(store.database, sites.nod, renamed, creditNote, staff());
  const [written] = await findDocumentsById(store.database, { site: 'nod', ids: [note.id] });
  expect(written).toMatchObject({
    kind: 'credit_note',
    totalMinor: invoice.totalMinor,
    head: {
      ofInvoice: {
        number: invoice.number,
        issuedOn: invoice.issuedOn,
        valueMinor: invoice.subtotalMinor,
        creditedMinor: line?.unitMinor,
      },
      reason: 'Wrong size',
      remark: '',
      billTo: { name: 'Western Gear & Pump' },
    },
  });
});

test('where each dispatch is billed, unsent pieces need no credit', async () => {
  const [order] = await findSiteOrder(store.database, { site: 'nod', number });
  if (!order) throw new Error('no order');
  const count = async () =>
    (await store.database.$client.query("select count(*)::int as n from documents where kind = 'credit_note'")).rows[0]
      .n;
  const before = await count();
  await creditUnsentPieces(store.database, sites.nod, order, [{ orderLineId: 1, quantity: 3 }], {
    ...staff(),
    reason: 'x',
  });
  expect(await count()).toBe(before);
});
