import { expect, test } from 'vitest';
import { buildOpenItem, buildStatement } from '../../../tests/fixtures/statement.ts';
import { type RenderOptions, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { AccountStatement } from './statement.contract.ts';
import { StatementPage } from './statement.page.tsx';

const html = (
  overrides: Partial<AccountStatement> = {},
  { problem = '', ...shown }: RenderOptions & { problem?: string } = {},
) => renderPageHtml(<StatementPage statement={buildStatement(overrides)} problem={problem} />, shown);
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

test('it shows the account to transfer to and the reference to use', () => {
  const text = words();
  expect(text).toContain('Pay by bank transfer Reference The number of the order or invoice Account name NOD Bearings');
  expect(text).toMatch(/Account number 0169 2200 1184 07 .*IFSC DDBX0000169 .*SWIFT DDBXINBB .*Bank Deccan Demo Bank/);
  expect(words({}, { site: 'gwd' })).toMatch(/IBAN AE36 0990 0017 1200 4567 890 /);
});

test("an age group without debt shows 'none'", () => {
  expect(words()).toContain(
    'Not due none 1 to 30 days ₹ 88,340.00 31 to 60 days none 61 to 90 days none Over 90 days none',
  );
});

test('an open invoice shows its due date and the days past due', () => {
  expect(words()).toContain('22 Sep 2026 6 Nov 2026');
  expect(words()).toContain('14 days past due');
  expect(words({ open_items: [buildOpenItem({ days_over: -3, overdue: false })] })).toContain('Not due');
});

test('payments of an invoice and money on account are distinguished', () => {
  const paid = buildOpenItem({
    key: 'a',
    kind: 'Receipt',
    for_invoice: 'NM/26-27/000092',
    due_on: '',
    amount: -60000,
    unpaid: 0,
  });
  const waiting = buildOpenItem({
    key: 'b',
    kind: 'Receipt',
    order_no: '',
    note: 'NEFT 1',
    due_on: '',
    amount: -50,
    unpaid: -50,
  });
  const text = words({ open_items: [paid, waiting], on_account: 50 });
  expect(text).toContain('to NM/26-27/000092');
  expect(text).toContain('−60,000.00');
  expect(text).toContain('Allocated');
  expect(text).toMatch(/−50\.00 .*On account/);
  expect(text).toContain('On account ₹ 50.00 Applied to your next invoices');
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
  expect(words(nothing)).toContain('Nothing booked yet');
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
