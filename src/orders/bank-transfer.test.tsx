import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/cart.ts';
import { documentOf, headOf } from '../../tests/document.ts';
import { confirm, reviewed, send } from '../../tests/order.ts';
import { orderDetailOf } from '../../tests/ordered.ts';
import { pageHtml, wordsOf } from '../../tests/page.tsx';
import { readPdf } from '../../tests/pdf-text.ts';
import { openPostOffice, type PostOffice } from '../../tests/post-office.ts';
import { creditOf, infoOf, lineOf } from '../../tests/reviewed.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { receiveFor } from '../../tests/transfer.ts';
import type { AccountDecision } from '../account/account-decision.rule.ts';
import { decideAccount } from '../account/decide-account.server.ts';
import { formatMoney } from '../lib/money.ts';
import { bankRows } from '../sites/bank-account.rule.ts';
import type { SiteCode } from '../sites/site.ts';
import { sites } from '../sites/which-site.ts';
import { decideOrder } from './decide-order.server.ts';
import { orderDetail } from './order-detail.contract.ts';
import { OrderDetailPage } from './order-detail.page.tsx';
import { OrderPlacedPage } from './order-placed.page.tsx';
import { printDocuments } from './print-documents.ts';
import { printSalesInvoice } from './print-invoice.contract.ts';
import { ReviewOrderPage } from './review-order.page.tsx';

let store: TestStore;
let office: PostOffice;
beforeAll(async () => {
  store = await openTestStore();
  office = await openPostOffice(store);
});
afterAll(async () => {
  await office.close();
  await store.close();
});

const valuesOf = (site: SiteCode) => bankRows(sites[site].bankAccount).map(({ value }) => value);
const withLabels = (site: SiteCode) => bankRows(sites[site].bankAccount).map(({ label, value }) => `${label} ${value}`);
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
  const { body } = await confirm(store, token, reviewed(lines), { site });
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
  '%s: mails, order and proforma say where to transfer what to',
  async (site) => {
    const { email, number, detail, pdf } = await orderByTransfer(site);
    const placed = await detail();
    expect(placed.to_transfer).toBe(placed.total);
    const amount = formatMoney({ minor: Math.round(placed.total * 100), currency: sites[site].currency });
    const told = [number, amount, ...valuesOf(site)];
    const mail = await office.mailTo(email);
    expect(mail.subject).toBe(`Your order ${number}`);
    for (const value of told) expect(mail.text).toContain(value);
    expect(mail.text).toContain(`Reference: ${number}`);
    expect(mail.text).not.toMatch(others(site));

    await decideOrder(store.database, sites[site], { number, to: 'Confirmed', by: 'test', now: store.now() });
    const confirmed = await office.mailTo(email);
    expect(confirmed.subject).toBe(`Your order ${number}: Confirmed`);
    for (const value of told) expect(confirmed.text).toContain(value);
    const page = await pdf();
    expect(page).toContain(`Pay by bank transfer Amount ${amount.replace(/\u00a0/, ' ')} Reference ${number}`);
    for (const value of withLabels(site)) expect(page).toContain(value);
    expect(page).not.toMatch(others(site));

    await receiveFor(store, number, Math.round(placed.total * 100), { site, email });
    expect((await detail()).to_transfer).toBeUndefined();
  },
);

test('an order on credit or paid online says nothing of a transfer; its invoice on credit names the account', async () => {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [['6308', 2]]);
  const { myscno: number } = (await confirm(store, token, reviewed(lines))).body;
  const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
  expect(data.to_transfer).toBeUndefined();
  expect((await office.mailTo('active@nod.example')).text).not.toContain('transfer');
  await decideOrder(store.database, sites.nod, { number, to: 'Confirmed', by: 'test', now: store.now() });
  const { invoice } = await send(store, number);
  const { rows } = await store.database.$client.query('select head from documents where number = $1', [invoice]);
  expect(rows[0].head.payTo).toEqual({ account: sites.nod.bankAccount, beforeDispatch: false });
});

const payTo = { account: sites.nod.bankAccount, beforeDispatch: false };
const printed = async (told: Parameters<typeof documentOf>[1]) =>
  readPdf(await printDocuments([documentOf(undefined, told)])).pages.join(' ');

test('on paper: what is due is asked for, what was paid before only names the account, a credit note neither', async () => {
  expect(await printed({ head: headOf({ payTo }) })).toContain(
    'Pay by bank transfer Amount ₹ 1,180.00 Reference NOD26000119',
  );
  const before = await printed({ head: headOf({ payTo: { ...payTo, beforeDispatch: true }, dueOn: '' }) });
  expect(before).toContain('Our bank account Reference NOD26000119');
  expect(before).not.toContain('Amount ₹');
  for (const told of [{ kind: 'credit_note' as const, head: headOf({ payTo }) }, { head: headOf() }])
    expect(await printed(told)).not.toMatch(/bank|IFSC/i);
});

test('the pages of an order by transfer tell account, amount and reference, each to be copied', () => {
  const order = orderDetailOf({ to_transfer: 11278.92 });
  for (const page of [
    <OrderPlacedPage key="a" order={order} email="" left={[]} />,
    <OrderDetailPage key="b" order={order} />,
  ]) {
    const html = pageHtml(page);
    const words = wordsOf(html);
    expect(words).toContain('Pay by bank transfer Reference NOD26000119 Amount ₹ 11,278.92');
    for (const value of withLabels('nod')) expect(words).toContain(value);
    for (const copied of ['NOD26000119', '01692200118407', 'DDBX0000169', '11278.92'])
      expect(html).toContain(`aria-label="Copy ${copied}"`);
  }
  expect(wordsOf(pageHtml(<OrderPlacedPage order={orderDetailOf()} email="" left={[]} />))).not.toContain('IFSC');
});

test('the review page names the account where a transfer is chosen, and not where it is not', () => {
  const review = (status: string, balance: number | undefined) =>
    wordsOf(
      pageHtml(
        <ReviewOrderPage
          lines={[lineOf()]}
          gone={0}
          info={infoOf(status)}
          credit={creditOf(balance)}
          today="2026-11-20"
        />,
        { site: 'gwd' },
      ),
    );
  const transfer = review('Approval Pending', undefined);
  expect(transfer).toContain('Transfer to this account once the order is placed; its number is your reference.');
  for (const value of withLabels('gwd')) expect(transfer).toContain(value);
  expect(review('Active', 418250)).not.toContain('IBAN');
});
