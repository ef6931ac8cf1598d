import { expect, test } from 'vitest';
import { buildOpenItem, buildStatement } from '../../../tests/fixtures/statement.ts';
import { type RenderOptions, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { readNamed } from './chosen-invoices.rule.ts';
import type { AccountStatement } from './statement.contract.ts';
import { StatementPage, type StatementPageProps } from './statement.page.tsx';

type Shown = RenderOptions & Partial<Omit<StatementPageProps, 'statement'>>;

const html = (
  overrides: Partial<AccountStatement> = {},
  {
    problem = '',
    payments = [],
    mayPayInAdvance = true,
    named = [],
    ahead = '',
    paidId = '',
    isUnconfirmed = false,
    ...shown
  }: Shown = {},
) => {
  const page = { problem, payments, mayPayInAdvance, named, ahead, paidId, isUnconfirmed, returned: undefined };
  const buyer = { email: 'active@nod.example', mobile: '+919820012345' };
  return renderPageHtml(<StatementPage statement={buildStatement(overrides)} {...page} buyer={buyer} />, shown);
};
const words = (...args: Parameters<typeof html>) => visibleText(html(...args));

test('the statement shows company, unpaid and overdue amounts, limit, balance and period', () => {
  const text = words();
  expect(text).toContain('Western Gear & Pump, on 20 Nov 2026');
  expect(text).toContain('₹ 88,340.00 is overdue Unable to create new PI. Your account is overdue');
  expect(text).toContain(
    'Credit limit ₹ 8,00,000.00 Unpaid invoices ₹ −88,340.00 Open orders ₹ −11,660.00 Available Balance = ₹ 7,00,000.00',
  );
  expect(text).toContain('Overdue ₹ 88,340.00 On account none');
  expect(text).toContain('Credit Period 45 days and 7 days of grace');
});

test('the open invoices come first; the bar of ages is there only where something is late', () => {
  expect(words().indexOf('Open invoices')).toBeLessThan(words().indexOf('Credit limit'));
  expect(words()).toContain('past due');
  const ages = [
    { label: 'Not due', amount: 100 },
    { label: '1 to 30 days', amount: 0 },
  ];
  expect(words({ ages, overdue: 0 })).not.toContain('1 to 30 days');
});

test('on a phone a movement says on one line what moved: day, document, number and reference', () => {
  const row = {
    day: '2026-11-20',
    kind: 'Receipt',
    number: 'NODP26000012',
    note: 'UTR 42',
    order_no: '',
    debit: 0,
    credit: 100,
    balance: 0,
  };
  expect(words({ rows: [row] })).toContain('20 Nov 2026 Receipt NODP26000012 UTR 42');
});

test('only an overdue account that may order is told how it can still order', () => {
  const told = ['You can still order with online payment.', 'orders that you pay online do not'];
  for (const text of told) {
    expect(words({}, { standing: 'overdue' })).toContain(text);
    expect(words({}, { standing: 'pending' })).not.toContain(text);
  }
});

test('what is past due is ticked, and can be paid online, by UPI or by bank transfer', () => {
  const text = words();
  expect(text).toMatch(/Open invoices .*NM\/26-27\/000092 PO-4500018402 .*6 Nov 2026 14 days past due .*88,340\.00/);
  expect(text).toContain('This payment 1 invoice To pay now ₹ 88,340.00 Advance on account');
  expect(text).toContain('Online Card UPI QR Bank transfer');
  expect(text).toContain('Pay ₹ 88,340.00');
  expect(text).toContain('Overdue after this payment nothing');
  expect(words({}, { site: 'gwd' })).not.toContain('UPI');
});

test('without scripts the account to transfer to is shown, with the number of the invoice as reference', () => {
  expect(html()).toMatch(/<noscript>.*NM\/26-27\/000092.*0169 2200 1184 07.*nod\.receipts@ddbx.*<\/noscript>/s);
  expect(html({}, { site: 'gwd' })).toMatch(/AE36 0990 0017 1200 4567 890/);
});

test('the address ticks what it names; several invoices are paid by the reference of the customer', () => {
  const other = buildOpenItem({ key: 'b', number: 'NM/26-27/000109', unpaid: 100, days_over: -17, overdue: false });
  const open_items = [buildOpenItem(), other];
  expect(words({ open_items }, { named: readNamed('NM/26-27/000109') })).toContain('1 invoice To pay now ₹ 100.00');
  expect(words({ open_items })).toContain('due in 17 days');
  const both = html({ open_items }, { named: readNamed('NM/26-27/000109,NM/26-27/000092:40000.00'), ahead: '5' });
  expect(both).toMatch(/<noscript>.*NODA00012377/s);
  expect(visibleText(both)).toContain('2 invoices and an advance To pay now ₹ 40,105.00');
});

test('an account that may not pay in advance is not asked for an advance', () => {
  expect(words({}, { mayPayInAdvance: false })).not.toContain('Advance on account');
});

const payment = {
  number: 'NODP26000012',
  payment_id: 'a-payment',
  day: '2026-11-20',
  reference: 'pay_1',
  amount: 61_000,
  returned: 0,
  on_account: 1_000,
  paid: [{ invoice: 'NM/26-27/000092', amount: 60_000 }],
};

test('after a payment the page says what was paid, what is still unpaid, and lists it', () => {
  const text = words({}, { payments: [payment], paidId: 'a-payment' });
  expect(text).toContain('Thank you. We received ₹ 61,000.00.');
  expect(text).toContain('NM/26-27/000092 ₹ 60,000.00, ₹ 88,340.00 of it still unpaid');
  expect(text).toContain('₹ 1,000.00 stays on account and pays your next invoices.');
  expect(text).toContain('Last payments');
  expect(text).toMatch(/NODP26000012 Online, pay_1 .*20 Nov 2026 .*NM\/26-27\/000092 ₹ 1,000\.00 on account/);
  expect(words({ open_items: [] }, { payments: [payment], paidId: 'a-payment' })).toContain(
    '₹ 60,000.00, paid in full',
  );
});

test('a payment that is not confirmed yet is not to be paid again', () => {
  expect(words({}, { paidId: 'another', isUnconfirmed: true })).toContain('Please do not pay again');
  expect(words({}, { paidId: 'another' })).not.toContain('Please do not pay again');
});

test("an age group without debt shows 'none'", () => {
  expect(words()).toContain(
    'Not due none 1 to 30 days ₹ 88,340.00 31 to 60 days none 61 to 90 days none Over 90 days none',
  );
});

test('what was already paid of an invoice stands below its amount', () => {
  const paid = buildOpenItem({
    key: 'a',
    kind: 'Receipt',
    number: 'NODP26000012',
    for_invoice: 'NM/26-27/000092',
    due_on: '',
    amount: -60_000,
    unpaid: 0,
    day: '2026-11-16',
  });
  expect(words({ open_items: [buildOpenItem(), paid] })).toContain('1,48,340.00 −60,000.00 Receipt 16 Nov 2026');
});

test('money on account says what becomes of it', () => {
  expect(words({ on_account: 50 })).toContain('On account ₹ 50.00 Applied to your next invoices');
  expect(words({ on_account: 50, paid_ahead: 50 })).toContain('On account ₹ 50.00 Paid for open orders');
  expect(words({ on_account: 50, paid_ahead: 20 })).toContain(
    '₹ 20.00 is paid for open orders, the rest will be applied to your next invoices',
  );
});

test('an account over its limit sees by how much', () => {
  const terms = {
    credit_limit: 1000,
    open_orders: 0,
    avl_balance: 0,
    over_limit: 87340,
    period_days: 45,
    grace_days: 7,
  };
  const text = words({ terms });
  expect(text).toContain('Available Balance = ₹ 0.00 Over the limit by ₹ 87,340.00');
});

test('movements run from opening to closing balance; without scripts a document links to its order', () => {
  const text = words();
  expect(text).toMatch(
    /Opening balance.*1,000\.00.*Invoice.*1,49,340\.00.*Receipt.*NEFT 16 Nov.*Closing balance.*88,340\.00/,
  );
  expect(html()).toContain('href="/order-detail?order=NOD26000098"');
  expect(html()).toMatch(/<form[^>]*method="get"/);
});

test('a balance in the customer’s favour has a minus sign; the Gulf uses dirhams', () => {
  expect(words({ closing: -250, rows: [] }, { site: 'gwd' })).toMatch(/Balance, AED.*−250\.00/);
});

test('terms and nothing booked; no terms and nothing booked; a period without movements', () => {
  const nothing = { rows: [], open_items: [], opening: 0, closing: 0, unpaid: 0, overdue: 0, ages: [] };
  expect(words(nothing)).toContain('No invoices yet');
  const without = words({ ...nothing, terms: null });
  expect(without).toContain('No credit terms');
  expect(without).not.toMatch(/Credit limit|PDF/);
  expect(words({ rows: [], open_items: [] })).toContain('0 rows');
});

test('an invalid period shows a message above the default one', () => {
  expect(words({}, { problem: 'Please choose a first day that is not after the last.' })).toContain(
    'Please choose a first day',
  );
});
