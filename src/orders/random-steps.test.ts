import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { allowTransferFor, receiveTransferFor } from '../../tests/actions/payments/bank-transfers.ts';
import { findCustomerId, findUnpaid } from '../../tests/actions/payments/ledger.ts';
import { createPaidOrder } from '../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../tests/actions/payments/receipts.ts';
import { runs } from '../../tests/fixed-seed.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { grantCredit } from '../payments/credit/grant-credit.server.ts';
import { reverseReceipt } from '../payments/receipts/receipts.server.ts';
import { listWriteOffs, takeWriteOffBack, writeOff } from '../payments/write-offs/write-off.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { cancelLines } from './fulfilment/cancel-lines.server.ts';
import { decideOrder } from './fulfilment/decide-order.server.ts';
import { dispatchOrder } from './fulfilment/dispatch-order.server.ts';
import { takeBackApproval } from './fulfilment/take-back.server.ts';
import { issueNoteWithoutGoods } from './returns/issue-note-without-goods.server.ts';
import { returnGoods } from './returns/return-goods.server.ts';
import { accountStatement } from './statement/statement.contract.ts';

const codes = ['nod', 'gwd'] as const;
type Code = (typeof codes)[number];
const names = ['6205-2RS/C3', '6308', '6306'] as const;

const store = setUp(openTestStore);
beforeAll(async () => {
  await rows('update stock set on_hand = 1000000 where item_id in (select id from items where name = any($1))', [
    names,
  ]);
  for (const code of codes) {
    const customerId = await findCustomerId(store, `newbalance0@${code}.example`);
    const terms = { customerId, limitMinor: 500_000_00, periodDays: 30, graceDays: 5 };
    await grantCredit(store.database, sites[code], { ...terms, ...staff() });
    await allowTransferFor(store, 'newbalance0', code);
  }
});

const rows = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const staff = () => ({ by: 'test', now: store.now() });

const everyStep = [
  'order on credit',
  'order by transfer',
  'pay an order online',
  'approve',
  'approve',
  'send',
  'send',
  'send all',
  'take goods back',
  'note without goods',
  'receipt less tax',
  'write off',
  'take a write-off back',
  'pay on account',
  'pay for an order',
  'pay for an order',
  'reverse a receipt',
  'cancel pieces',
  'cancel an order',
  'take approval back',
] as const;
const steps = fc.array(
  fc.record({
    code: fc.constantFrom<Code[]>(...codes),
    what: fc.constantFrom(...everyStep),
    which: fc.nat(3),
    pieces: fc.integer({ min: 1, max: 5 }),
    amountMinor: fc.integer({ min: 1, max: 9_000_00 }),
  }),
  { minLength: 40, maxLength: 40 },
);
type Step = { code: Code; what: (typeof everyStep)[number]; which: number; pieces: number; amountMinor: number };

const isOfBuyer = 'customer_id = (select customer_id from users where email = $1)';
const latest = {
  toApprove: `orders where status = 'Awaiting Internal Approval' and ${isOfBuyer}`,
  toSend: `orders where status in ('Confirmed', 'Dispatched') and ${isOfBuyer}`,
  toBePaid: `orders where payment_mode = 'Offline' and payment_option = 'cash' and ${isOfBuyer}`,
  orders: `orders where ${isOfBuyer}`,
  receipts: `receipts where ${isOfBuyer}`,
  invoices: `documents where kind = 'tax_invoice' and ${isOfBuyer}`,
};

/** A refusal is fine, anything thrown is not. */
async function take({ code, what, which, pieces, amountMinor }: Step): Promise<unknown> {
  const { database } = store;
  const site = sites[code];
  const email = `newbalance0@${code}.example`;
  const numberOf = async (of: keyof typeof latest): Promise<string> => {
    const found = await rows(`select number from ${latest[of]} order by id desc limit 4`, [email]);
    return found[which % found.length]?.number ?? '';
  };
  const order = async (of: keyof typeof latest = 'orders') => ({ number: await numberOf(of), ...staff() });
  const lines = [{ lineNo: 1 + (which % 2), quantity: pieces }];
  const token = await store.signIn('newbalance0', code);
  const cart = () => {
    const wanted = names.filter((_, i) => i !== which).map((name, i) => [name, pieces + i] as const);
    return fillCart(store, token, wanted, code);
  };
  switch (what) {
    case 'order on credit':
    case 'order by transfer': {
      const payment_option = what === 'order on credit' ? 'credit' : 'cash';
      const { status } = await submitOrder(store, token, toReviewedLines(await cart()), { site: code, payment_option });
      return expect(status).toBeLessThan(500);
    }
    case 'pay an order online': {
      const provider = code === 'gwd' ? 'stripe' : 'razorpay';
      return createPaidOrder(store, token, await cart(), { site: code, provider });
    }
    case 'approve':
      return decideOrder(database, site, { to: 'Confirmed', ...(await order('toApprove')) });
    case 'send':
    case 'send all': {
      const goods = { ...(await order('toSend')), ...(what === 'send' && { lines }) };
      const sent = await dispatchOrder(database, site, goods);
      const isUnpaid = sent instanceof Refusal && sent.refusal === 'money_missing';
      return isUnpaid && pieces === 1 ? dispatchOrder(database, site, { ...goods, unpaid: 'An old customer' }) : sent;
    }
    case 'take goods back': {
      const back = { invoice: await numberOf('invoices'), reason: 'Wrong seal', restock: true, ...staff() };
      return returnGoods(database, site, { ...back, ...(pieces < 3 && { lines }) });
    }
    case 'note without goods': {
      const kind = pieces === 1 ? 'debit_note' : 'credit_note';
      const note = { kind, invoice: await numberOf('invoices'), reason: 'Scheme', ...staff() } as const;
      return database.transaction((db) =>
        issueNoteWithoutGoods(db, site, {
          ...note,
          lines: [{ lineNo: 1, quantity: 1 + (which % 2), unitMinor: 1 + (amountMinor % 100_00) }],
        }),
      );
    }
    case 'receipt less tax': {
      const invoice = await numberOf('invoices');
      const open = invoice === '' ? 0 : await findUnpaid(store, invoice);
      const kept = Math.trunc(open / 100);
      if (kept === 0) return;
      return receivePayment(store, open - kept, {
        site: code,
        email,
        invoices: [invoice],
        deductions: [
          code === 'nod'
            ? { kind: 'tax_deducted', amountMinor: kept, section: '194Q' }
            : { kind: 'bank_charge', amountMinor: kept },
        ],
      });
    }
    case 'write off': {
      const of = { customerId: await findCustomerId(store, email), invoice: await numberOf('invoices') };
      return database.transaction((db) =>
        writeOff(db, site, {
          ...of,
          kind: 'write_off',
          amountMinor,
          reason: 'Closed',
          anyAmount: true,
          ...staff(),
        }),
      );
    }
    case 'take a write-off back': {
      const customerId = await findCustomerId(store, email);
      const [off] = await listWriteOffs(database, site, customerId);
      return off && takeWriteOffBack(database, site, { customerId, id: off.id, ...staff() });
    }
    case 'pay on account':
      return receivePayment(store, amountMinor, { site: code, email });
    case 'pay for an order':
      return receiveTransferFor(store, await numberOf('toBePaid'), amountMinor, { site: code });
    case 'reverse a receipt':
      return reverseReceipt(database, site, { number: await numberOf('receipts'), why: 'Not covered', ...staff() });
    case 'cancel pieces':
      return cancelLines(database, site, { ...(await order('toSend')), lines });
    case 'cancel an order':
      return decideOrder(database, site, { to: 'Cancelled', ...(await order()) });
    case 'take approval back':
      return takeBackApproval(database, site, { reason: 'Too early', ...(await order('toSend')) });
  }
}

/** Orders of which no receipt was taken back. */
const otherMoney = `select o.number, i.reference as invoice, m.reference as "paidBy" from orders o
    join ledger_entries i on i.order_id = o.id and i.kind = 'invoice'
    join allocations a on a.invoice_entry_id = i.id and a.ended_at is null
    join ledger_entries m on m.id = a.from_entry_id
  where o.payment_mode = 'Online' and m.order_id is distinct from o.id
    and not exists (select from ledger_entries b where b.order_id = o.id and b.kind = 'reversal')`;

test('whatever buyers and staff do in whatever order, stock, documents and money agree', async () => {
  const before = await findInconsistencies(store);
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      for (const step of walk) await take(step);
      expect(await findInconsistencies(store)).toEqual(before);
      expect(await rows(otherMoney)).toEqual([]);
      for (const site of codes) {
        const token = await store.signIn('newbalance0', site);
        const { data } = (await store.call(accountStatement, {}, { site, token })).body;
        expect(data.closing).toBeCloseTo(data.unpaid - data.on_account, 2);
        expect(data.rows.at(-1)?.balance ?? 0).toBe(data.closing);
      }
    }),
    { numRuns: runs(3), endOnFailure: true },
  );
});
