import { expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import { dispatchGoods, submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { receiveTransferFor } from '../../tests/actions/payments/bank-transfers.ts';
import { receivePayment } from '../../tests/actions/payments/receipts.ts';
import { openTestInbox } from '../../tests/fakes/inbox.ts';
import { buildCartLine, buildCreditInfo, buildCustomerInfo } from '../../tests/fixtures/checkout.ts';
import { buildDocument, buildTestDocumentHeader, printedOf } from '../../tests/fixtures/documents.ts';
import { buildOrderDetail } from '../../tests/fixtures/order-details.ts';
import { readPdf } from '../../tests/rendering/read-pdf.ts';
import { renderPageHtml, visibleText } from '../../tests/rendering/render-page.tsx';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { decideAccount } from '../account/customers/decide-account.server.ts';
import type { AccountDecision } from '../account/permissions/account-decision.rule.ts';
import type { Standing } from '../account/permissions/standing.rule.ts';
import { formatMoney } from '../lib/money.ts';
import { bankAccountRows } from '../sites/bank-account.rule.ts';
import { sites } from '../sites/resolve-site.ts';
import type { SiteCode } from '../sites/site.ts';
import { ReviewOrderPage } from './checkout-pages/review-order.page.tsx';
import { print } from './documents/print-documents.server.ts';
import { printSalesInvoice } from './documents/print-invoice.contract.ts';
import { decideOrder } from './fulfilment/decide-order.server.ts';
import { orderDetail } from './order-page/order-detail.contract.ts';
import { OrderDetailPage } from './order-page/order-detail.page.tsx';
import { OrderPlacedPage } from './placed-page/order-placed.page.tsx';

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));

const valuesOf = (site: SiteCode) => bankAccountRows(sites[site].bankAccount).map(({ value }) => value);
const withLabels = (site: SiteCode) =>
  bankAccountRows(sites[site].bankAccount).map(({ label, value }) => `${label} ${value}`);
const others = (site: SiteCode) => (site === 'gwd' ? /IFSC|Account number/ : /IBAN/);

/** What an account orders that waits for its approval: it pays by bank transfer. */
async function orderByTransfer(site: SiteCode) {
  const email = `approval@${site}.example`;
  const decide = (decision: AccountDecision) =>
    decideAccount(store.database, sites[site], { email, decision, reason: '', by: 'test', now: store.now() });
  const token = await store.signIn('approval', site);
  await decide('approve');
  const lines = await fillCart(store, token, [['6308', 2]], site);
  await decide('approval');
  const { body } = await submitOrder(store, token, toReviewedLines(lines), { site });
  if (!body.success) throw new Error(body.message);
  const detail = async () => (await store.call(orderDetail, { order_no: body.myscno }, { site, token })).body.data;
  const pdf = async () => {
    const { url } = (await store.call(printSalesInvoice, { order: body.myscno }, { site, token })).body;
    const reply = await store.app.request(new URL(url, `http://${site}.localhost:3000`).href, {
      headers: { host: `${site}.localhost:3000` },
    });
    return readPdf(Buffer.from(await reply.arrayBuffer())).pages.join(' ');
  };
  return { email, number: body.myscno, detail, pdf };
}

test.each(['zwz', 'nod', 'gwd'] as const)(
  '%s: mails, order and proforma show the account to transfer to',
  async (site) => {
    const { email, number, detail, pdf } = await orderByTransfer(site);
    const placed = await detail();
    expect(placed.to_transfer).toBe(placed.total);
    const amount = formatMoney({ minor: Math.round(placed.total * 100), currency: sites[site].currency });
    const details = [number, amount, ...valuesOf(site)];
    const mail = await inbox.mailTo(email);
    expect(mail.subject).toMatch(new RegExp(`^Order ${number} received`));
    for (const value of details) expect(mail.text).toContain(value);
    expect(mail.text).toMatch(new RegExp(`Reference: +${number}`));
    expect(mail.text).not.toMatch(others(site));

    await decideOrder(store.database, sites[site], { number, to: 'Confirmed', by: 'test', now: store.now() });
    const confirmed = await inbox.mailTo(email);
    expect(confirmed.subject).toMatch(new RegExp(`^Order ${number} is confirmed`));
    for (const value of details) expect(confirmed.text).toContain(value);
    const page = await pdf();
    expect(page).toContain(`Pay by bank transfer Amount ${amount.replace(/\u00a0/, ' ')} Reference ${number}`);
    for (const value of withLabels(site)) expect(page).toContain(value);
    expect(page).not.toMatch(others(site));

    await receiveTransferFor(store, number, Math.round(placed.total * 100), { site, email });
    expect((await detail()).to_transfer).toBeUndefined();
  },
);

test('money on account is taken off what is asked for, in the mail as on the page of the order', async () => {
  await receivePayment(store, 50_00, { email: 'approval@nod.example' });
  const some = await orderByTransfer('nod');
  const due = (await some.detail()).to_transfer ?? 0;
  expect(due).toBeLessThan((await some.detail()).total);
  const amount = formatMoney({ minor: Math.round(due * 100), currency: 'INR' });
  expect((await inbox.mailTo(some.email)).text).toMatch(new RegExp(`Amount: +${amount}\n`));

  await receivePayment(store, 90_000_00, { email: 'approval@nod.example' });
  const all = await orderByTransfer('nod');
  expect((await all.detail()).to_transfer).toBeUndefined();
  expect((await inbox.mailTo(all.email)).text).not.toContain('receive your bank transfer');
});

test('an order on credit or paid online does not mention a transfer; its invoice on credit names the account', async () => {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [['6308', 2]]);
  const { myscno: number } = (await submitOrder(store, token, toReviewedLines(lines))).body;
  const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
  expect(data.to_transfer).toBeUndefined();
  expect((await inbox.mailTo('active@nod.example')).text).not.toContain('transfer');
  await decideOrder(store.database, sites.nod, { number, to: 'Confirmed', by: 'test', now: store.now() });
  const { invoice } = await dispatchGoods(store, number);
  const { rows } = await store.database.$client.query('select head from documents where number = $1', [invoice]);
  expect(rows[0].head.payTo).toEqual({ account: sites.nod.bankAccount, beforeDispatch: false });
});

const payTo = { account: sites.nod.bankAccount, beforeDispatch: false };
const printed = async (header: Parameters<typeof buildDocument>[1]) =>
  readPdf(await print(printedOf(buildDocument(undefined, header)))).pages.join(' ');

test('in print: an amount due is requested, a paid document only names the account, a credit note does neither', async () => {
  expect(await printed({ head: buildTestDocumentHeader({ payTo }) })).toContain(
    'Pay by bank transfer Amount ₹ 1,180.00 Reference NM/26-27/000118',
  );
  const before = await printed({
    head: buildTestDocumentHeader({ payTo: { ...payTo, beforeDispatch: true }, dueOn: '' }),
  });
  expect(before).toContain('Our bank account Reference NOD26000119');
  expect(before).not.toContain('Amount ₹');
  for (const header of [
    { kind: 'credit_note' as const, head: buildTestDocumentHeader({ payTo }) },
    { head: buildTestDocumentHeader() },
  ])
    expect(await printed(header)).not.toMatch(/bank|IFSC/i);
});

test('the pages of an order by transfer show account, amount and reference, each with a copy button', () => {
  const order = buildOrderDetail({ to_transfer: 11278.92 });
  for (const page of [
    <OrderPlacedPage key="a" order={order} email="" left={[]} today="2026-11-20" />,
    <OrderDetailPage key="b" order={order} today="2026-11-20" />,
  ]) {
    const html = renderPageHtml(page);
    const words = visibleText(html);
    expect(words).toContain('Pay by bank transfer Reference NOD26000119 Amount ₹ 11,278.92');
    for (const value of withLabels('nod')) expect(words).toContain(value);
    for (const copied of ['NOD26000119', '01692200118407', 'DDBX0000169', '11278.92'])
      expect(html).toContain(`aria-label="Copy ${copied}"`);
  }
  expect(
    visibleText(renderPageHtml(<OrderPlacedPage order={buildOrderDetail()} email="" left={[]} today="2026-11-20" />)),
  ).not.toContain('IFSC');
});

test('the review page names the account where a transfer is chosen, and not where it is not', () => {
  const review = (standing: Standing, balance: number | undefined) =>
    visibleText(
      renderPageHtml(
        <ReviewOrderPage
          lines={[buildCartLine()]}
          missingCount={0}
          info={buildCustomerInfo(standing)}
          credit={buildCreditInfo(balance)}
          today="2026-11-20"
        />,
        { site: 'gwd' },
      ),
    );
  const transfer = review('approval', undefined);
  expect(transfer).toContain(
    'After placing the order, transfer the amount to this account with the order number as reference.',
  );
  for (const value of withLabels('gwd')) expect(transfer).toContain(value);
  expect(review('active', 418250)).not.toContain('IBAN');
});
