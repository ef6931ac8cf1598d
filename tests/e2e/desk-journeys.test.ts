import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { createPaidOrder } from '../actions/payments/payments.ts';
import { confirmOrder, figure, requestItem, reviewQuotedItem } from '../browser/buyer-steps.ts';
import { type LiveInbox, startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { register } from '../browser/sign-up.ts';
import {
  acceptPaper,
  allowTransfer,
  approveOrder,
  assignPriceList,
  bookTransfer,
  dispatchPicked,
  giveCredit,
  openOrder,
  pickAll,
  quoteWithKeyboard,
  rejectOrder,
  sendPicked,
  takeBackApproval,
  verifyAccount,
} from '../browser/staff-steps.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { chooseFile } from '../browser/upload-paper.ts';
import { makePdf, makePng } from '../fixtures/papers.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
let post: LiveInbox;
beforeAll(async () => {
  store = await startStore();
  post = await startLiveInbox(store);
});
afterAll(async () => {
  await post?.close();
  await store?.close();
});

async function deskOf(role: StaffRole, site: SiteCode): Promise<Page> {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, role, site);
  return page;
}

const openItem = async (page: Page, site: SiteCode, item: string) => {
  const id = (await findItemIds(store, site, [item]))[item];
  await page.goto(`${store.addressOf(site)}/product-category?item=${id}`);
  await waitForHydration(page);
};

/** Goods that the seller waited for arrive. */
const receiveGoods = (site: SiteCode, item: string, quantity: number) =>
  store.database.$client.query(
    'update stock set on_hand = on_hand + $3 where item_id in (select id from items where site = $1 and name = $2)',
    [site, item, quantity],
  );

/** More of it are asked for than are in stock. */
const scarce = '6206-2RS';
const lot = { carrier: 'Konkan Roadlines', docket: 'KR 118204' };

test('nod: a stranger becomes a customer who buys on credit; the paid invoices give the credit back', async () => {
  const site = 'nod';
  const address = store.addressOf(site);
  const company = 'Rao Spinning Mills';
  const newcomer = { company, email: 'asha@rao-spinning.example', otpTo: '+919820176555' };
  const profile = {
    ...{ mobile: '098201-76555', numberLabel: 'GSTIN', taxNumber: '27 aapfu0939f 1zv', address: 'Gat 12, Link Road' },
    ...{ regionLabel: 'State', region: 'Maharashtra', city: 'Pune' },
  };
  const certificate = await makePdf(['Form GST REG-06\n\nRegistration number: 27AAPFU0939F1ZV'], { size: 'A4' });
  const [shop, accounts, sales] = [
    await browser.newPage(),
    await deskOf('accounts', site),
    await deskOf('sales', site),
  ];

  await register(shop, { address, post, ...newcomer, profile });
  await shop.goto(`${address}/my-profile`);
  await waitForHydration(shop);
  await chooseFile(shop, 'Upload GST certificate', 'GST REG-06.pdf', certificate);
  await shop.getByText('Uploaded. Our team will check it.').waitFor();
  await acceptPaper(accounts, company);
  await verifyAccount(accounts, company);
  await post.mailTo(newcomer.email, /account: Active$/);
  await giveCredit(accounts, '5,00,000', 45);
  await assignPriceList(accounts, 'Resellers');
  await openItem(shop, site, '6205-2RS/C3');
  await shop.getByText('You save 38%').first().waitFor();

  await openItem(shop, site, scarce);
  const rfi = await requestItem(shop, scarce, 60);
  await quoteWithKeyboard(sales, rfi, '412.50');
  await reviewQuotedItem(shop, rfi, scarce);
  const order = await confirmOrder(shop, 'Credit limit');
  await approveOrder(sales, order);
  await pickAll(sales);
  const first = await dispatchPicked(sales, `${order}-1`, lot);
  await receiveGoods(site, scarce, 100);
  await sales.reload();
  await pickAll(sales);
  const second = await dispatchPicked(sales, `${order}-2`, { ...lot, docket: 'KR 118377' });

  await shop.goto(`${address}/order-detail?order=${order}`);
  for (const shown of [`Tax invoice ${first}`, `Tax invoice ${second}`])
    await shop.getByRole('button', { name: shown }).first().waitFor();
  for (const docket of [lot.docket, 'KR 118377']) await shop.getByText(docket, { exact: true }).first().waitFor();
  await shop.goto(`${address}/statement`);
  await expect.poll(() => figure(shop, 'Available Balance').textContent()).toBe('= ₹\u00a04,70,795.00');

  const narration = `NEFT RAO SPINNING ${first} ${second}`;
  await bookTransfer(accounts, { narration, amount: '29,205.00', company });
  await shop.reload();
  await expect.poll(() => figure(shop, 'Available Balance').textContent()).toBe('= ₹\u00a05,00,000.00');
  expect(await findInconsistencies(store)).toEqual([]);
});

test('gwd: a stranger with a trade licence pays by bank transfer; nothing leaves before the money is there', async () => {
  const site = 'gwd';
  const address = store.addressOf(site);
  const company = 'Al Noor Pumps Trading';
  const newcomer = { company, email: 'saleh@alnoor-pumps.example', otpTo: '' };
  const profile = {
    ...{ mobile: '050 123 4577', numberLabel: 'TRN', taxNumber: '100987654300003', address: 'Al Quoz 3, Unit 7' },
    ...{ regionLabel: 'Emirate', region: 'Dubai', city: '' },
  };
  const [shop, accounts, sales] = [
    await browser.newPage(),
    await deskOf('accounts', site),
    await deskOf('sales', site),
  ];

  await register(shop, { address, post, ...newcomer, profile });
  await shop.goto(`${address}/my-profile`);
  await waitForHydration(shop);
  await chooseFile(shop, 'Upload Trade licence', 'licence.png', makePng(600, 800));
  await shop.getByText('Uploaded. Our team will check it.').waitFor();
  await acceptPaper(accounts, company);
  await verifyAccount(accounts, company);
  await allowTransfer(accounts);
  await assignPriceList(accounts, 'Resellers');
  await openItem(shop, site, '30308');
  await shop.getByText('You save 38%').first().waitFor();

  await openItem(shop, site, scarce);
  const rfi = await requestItem(shop, scarce, 60);
  await quoteWithKeyboard(sales, rfi, '40');
  await reviewQuotedItem(shop, rfi, scarce);
  const order = await confirmOrder(shop, 'Bank transfer');
  await shop.getByText('1 line, AED\u00a02,520.00 with VAT.').waitFor();
  await approveOrder(sales, order);
  await sales.getByText('AED\u00a02,520.00 for this order is not there.').waitFor();
  await pickAll(sales);
  await sendPicked(sales, lot);
  await sales.getByText('Say why the goods leave unpaid.').waitFor();

  await bookTransfer(accounts, { narration: `TT AL NOOR PUMPS ${order}`, amount: '2520.00', company });
  await sales.reload();
  const first = await dispatchPicked(sales, `${order}-1`, lot);
  await receiveGoods(site, scarce, 100);
  await sales.reload();
  await pickAll(sales);
  const second = await dispatchPicked(sales, `${order}-2`, lot);
  await shop.goto(`${address}/order-detail?order=${order}`);
  for (const shown of [`Tax invoice ${first}`, `Tax invoice ${second}`])
    await shop.getByRole('button', { name: shown }).first().waitFor();
  await shop.goto(`${address}/statement`);
  await shop.getByRole('row', { name: /Closing balance 0\.00$/ }).waitFor();
  expect(await findInconsistencies(store)).toEqual([]);
});

test('zwz: a rejected order gives back credit and stock, and what was paid online', async () => {
  const site = 'zwz';
  const address = store.addressOf(site);
  const token = await store.signIn('active', site);
  const [shop, sales] = [await browser.newPage(), await deskOf('sales', site)];
  const readBalance = async () => {
    await shop.goto(`${address}/statement`);
    return figure(shop, 'Available Balance').textContent();
  };
  const readStock = async () => {
    await openItem(shop, site, scarce);
    return shop.getByText(/^\d+ in stock\./).textContent();
  };
  await openSignedIn(shop, store, site, `active@${site}.example`, '/statement');
  const before = { balance: await readBalance(), stock: await readStock() };

  const cart = await fillCart(store, token, [[scarce, 5]], site);
  const { myscno: onCredit } = (await submitOrder(store, token, toReviewedLines(cart), { site })).body;
  const paid = await createPaidOrder(store, token, await fillCart(store, token, [['6205-2RS/C3', 4]], site), { site });
  expect(await readBalance()).not.toBe(before.balance);
  expect(await readStock()).not.toBe(before.stock);

  await openOrder(sales, onCredit);
  await rejectOrder(sales, onCredit, 'Not sold in your region');
  await figure(sales, 'Credit it uses').waitFor({ state: 'detached' });
  await openOrder(sales, paid.number);
  await takeBackApproval(sales, paid.number, 'Wrong price');
  await rejectOrder(sales, paid.number, 'The price was wrong');
  await expect.poll(() => figure(sales, /^Refund/).textContent()).toContain('₹\u00a01,127.90');

  expect({ balance: await readBalance(), stock: await readStock() }).toEqual(before);
  await shop.goto(`${address}/order-detail?order=${onCredit}`);
  await shop.getByText(/Not sold in your region$/).waitFor();
  await shop.goto(`${address}/order-detail?order=${paid.number}`);
  await shop.getByText(/The price was wrong$/).waitFor();
  await expect
    .poll(() => shop.reload().then(() => figure(shop, 'Payment').textContent()), { timeout: 30_000 })
    .toContain('₹\u00a01,127.90 refunded on');
  await shop.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await shop.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  expect(await findInconsistencies(store)).toEqual([]);
});
