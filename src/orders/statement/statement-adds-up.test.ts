import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCustomerId, findLedgerInconsistencies, findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import { runs } from '../../../tests/fixed-seed.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { type Role, roles } from '../../demo/people.data.ts';
import { dayOf } from '../../lib/dates.ts';
import { toMinor } from '../../lib/money.ts';
import { allocateCredit, bookCreditNote, bookInvoice, releaseCredit } from '../../payments/credit/credit.server.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { grantCredit } from '../../payments/credit/grant-credit.server.ts';
import { book } from '../../payments/credit/ledger.server.ts';
import { bookReceipt, recordReceipt, reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { listWriteOffs, takeWriteOffBack, writeOff } from '../../payments/write-offs/write-off.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../sites/site.ts';
import { type AccountStatement, accountStatement } from './statement.contract.ts';

const site = sites.nod;
const store = setUp(openTestStore);

const minor = (major: number) => toMinor(major) ?? Number.NaN;
const loadStatement = async (token: string, of: SiteCode) =>
  (await store.call(accountStatement, {}, { site: of, token })).body.data;
const balance = async (token: string, of: SiteCode) =>
  minor((await store.call(creditInfo, {}, { site: of, token })).body.data.avl_balance);

/** Limit − unpaid − open orders = available − over the limit, and what is available lies between 0 and the limit. */
function addsUp({ terms, unpaid, on_account, paid_ahead }: AccountStatement, balanceMinor: number) {
  expect(minor(paid_ahead)).toBeGreaterThanOrEqual(0);
  expect(minor(paid_ahead)).toBeLessThanOrEqual(minor(on_account));
  if (!terms) return expect(balanceMinor).toBe(0);
  const [limit, orders, available, over] = [
    minor(terms.credit_limit),
    minor(terms.open_orders),
    minor(terms.avl_balance),
    minor(terms.over_limit),
  ];
  expect(orders).toBeGreaterThanOrEqual(0);
  expect(limit - minor(unpaid) - orders).toBe(available - over);
  expect(available).toBeGreaterThanOrEqual(0);
  expect(available).toBeLessThanOrEqual(limit);
  expect(balanceMinor).toBe(available);
}

const registered = (Object.keys(roles) as Role[]).filter((role) => role !== 'unregistered');

test.each(siteCodes.flatMap((of) => registered.map((role) => [of, role] as const)))('%s, %s', async (of, role) => {
  const token = await store.signIn(role, of);
  addsUp(await loadStatement(token, of), await balance(token, of));
});

/** Order by order: what it holds, less what was paid for it and has paid no invoice yet. */
async function openOrders(customerId: number): Promise<number> {
  const { rows } = await store.database.$client.query(
    `select order_id, sum(amount_minor) filter (where kind in ('order', 'release'))::bigint as held,
        coalesce(sum(open_minor) filter (where kind = 'receipt'), 0)::bigint as paid
      from ledger_entries where customer_id = $1 and order_id is not null group by order_id`,
    [customerId],
  );
  return rows.reduce((sum, { held, paid }) => sum + Math.max(0, held - paid), 0);
}

/** An order is on credit, or paid before; what follows is named by a number that is taken round the ones there are. */
const moves = fc.array(
  fc.record({
    what: fc.constantFrom(
      'order',
      'paid order',
      'invoice',
      'cancel',
      'receipt',
      'split receipt',
      'write off',
      'take write-off back',
      'reverse',
      'credit note',
    ),
    which: fc.nat(20),
    amountMinor: fc.integer({ min: 1, max: 60_000_00 }),
  }),
  { minLength: 5, maxLength: 30 },
);

type Walk = { held: { id: number; leftMinor: number }[]; invoices: string[]; receipts: string[] };

test('after any orders, invoices, receipts and credit notes the figures add up', async () => {
  const token = await store.signIn('newbalance0');
  const customerId = await findCustomerId(store, 'newbalance0@nod.example');
  const now = store.now();
  const how = { currency: site.currency, now, by: 'test' };
  const db = store.database;
  await grantCredit(db, site, { customerId, limitMinor: 200_000_00, periodDays: 30, graceDays: 5, by: 'test', now });
  const walk: Walk = { held: [], invoices: [], receipts: [] };
  const today = () => dayOf(store.now(), site.calendar.timeZone);
  let serial = 0;

  async function move(what: string, which: number, amountMinor: number) {
    serial += 1;
    const orderId = 9_000_000 + serial;
    const open = walk.held.filter(({ leftMinor }) => leftMinor > 0);
    const order = open[which % open.length];
    const part = Math.min(amountMinor, order?.leftMinor ?? 0);
    const money = { amountMinor, reference: `NEFT ${serial}`, receivedOn: '2026-11-20', now, by: 'test' };
    switch (what) {
      case 'order': {
        const before = await balance(token, 'nod');
        const covered = await allocateCredit(db, { site, customerId }, { ...how, orderId, amountMinor });
        expect(covered).toBe(amountMinor <= before);
        if (covered) walk.held.push({ id: orderId, leftMinor: amountMinor });
        return;
      }
      case 'paid order':
        await book(db, { site, customerId }, 'order', { ...how, orderId, amountMinor });
        walk.receipts.push((await bookReceipt(db, site, customerId, { ...money, orderId })).number);
        walk.held.push({ id: orderId, leftMinor: amountMinor });
        return;
      case 'invoice': {
        if (!order || part === 0) return;
        await releaseCredit(db, site, order.id, { ...how, maxMinor: part });
        await bookInvoice(
          db,
          { site, customerId },
          { number: `T/${serial}`, ...how, orderId: order.id, amountMinor: part },
        );
        order.leftMinor -= part;
        walk.invoices.push(`T/${serial}`);
        return;
      }
      case 'cancel':
        if (!order) return;
        await releaseCredit(db, site, order.id, how);
        order.leftMinor = 0;
        return;
      case 'receipt':
        walk.receipts.push((await bookReceipt(db, site, customerId, money)).number);
        return;
      case 'split receipt': {
        const invoice = walk.invoices[which % walk.invoices.length];
        const open = invoice ? await findUnpaid(store, invoice) : 0;
        // What is kept back of the bill, and what came in above it.
        const [tax, charge, above] = [Math.trunc(open / 100), Math.trunc(amountMinor % 500_00), which];
        if (!invoice || open <= tax + charge) return;
        const deductions = [
          { kind: 'tax_deducted' as const, amountMinor: tax, section: '194Q' },
          { kind: 'bank_charge' as const, amountMinor: charge },
          { kind: 'rounding' as const, amountMinor: -above },
        ].filter((one) => one.amountMinor !== 0);
        const split = { ...money, amountMinor: open - tax - charge + above, invoices: [invoice], deductions };
        const receipt = await recordReceipt(db, site, {
          customerId,
          ...split,
          receivedOn: today(),
          allowDuplicate: true,
        });
        if (receipt instanceof Refusal) throw new Error(receipt.message);
        expect(await findUnpaid(store, invoice)).toBe(0);
        walk.receipts.push(receipt.number);
        return;
      }
      case 'write off': {
        const invoice = walk.invoices[which % walk.invoices.length];
        const part = Math.min(amountMinor, invoice ? await findUnpaid(store, invoice) : 0);
        if (!invoice || part === 0) return;
        const off = {
          customerId,
          invoice,
          kind: which % 2 ? ('write_off' as const) : ('cash_discount' as const),
          amountMinor: part,
          reason: 'Closed',
          anyAmount: true,
          now,
          by: 'test',
        };
        expect(await writeOff(db, site, off)).toBeUndefined();
        return;
      }
      case 'take write-off back': {
        const off = await listWriteOffs(db, site, customerId);
        const one = off[which % off.length];
        if (one) expect(await takeWriteOffBack(db, site, { customerId, id: one.id, now, by: 'test' })).toBeUndefined();
        return;
      }
      case 'reverse': {
        const number = walk.receipts[which % walk.receipts.length];
        if (number) await reverseReceipt(db, site, { number, why: 'Refused.', by: 'test', now });
        return;
      }
      default: {
        const invoice = walk.invoices[which % walk.invoices.length];
        if (!invoice) return;
        const note = { ...how, orderId: null, number: `C/${serial}`, invoice, amountMinor };
        await bookCreditNote(db, { site, customerId }, note);
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(moves, async (list) => {
      for (const { what, which, amountMinor } of list) await move(what, which, amountMinor);
      const now = await loadStatement(token, 'nod');
      addsUp(now, await balance(token, 'nod'));
      expect(minor(now.terms?.open_orders ?? 0)).toBe(await openOrders(customerId));
    }),
    { numRuns: runs(10), endOnFailure: true },
  );
  expect(walk.invoices.length).toBeGreaterThan(10);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
}, 120_000);
