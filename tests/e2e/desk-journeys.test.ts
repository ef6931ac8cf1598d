import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import { creditInfo } from '../../src/payments/credit/credit-info.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart, findItemIds, loadCart } from '../actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { createPaidOrder, runPaymentJobs } from '../actions/payments/payments.ts';
import { addQuotes, answerAsStaff, quoteLine, submitRfi } from '../actions/rfi.ts';
import { confirmOrder, figure, reviewQuotedItem } from '../browser/buyer-steps.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import {
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
} from '../browser/staff-steps.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function deskOf(role: StaffRole, site: SiteCode, path: string): Promise<Page> {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, role, site, path);
  return page;
}

/** A customer who is verified, and has no credit, no price list and no order yet. */
const newcomerOf = (site: SiteCode) => `newbalance0@${site}.example`;
const recordOf = async (site: SiteCode) => `/accounts/${await findCustomerId(store, newcomerOf(site))}`;

/** Goods that the seller waited for arrive. */
const receiveGoods = (site: SiteCode, item: string, quantity: number) =>
  store.database.$client.query(
    'update stock set on_hand = on_hand + $3 where item_id in (select id from items where site = $1 and name = $2)',
    [site, item, quantity],
  );

/** More of it are asked for than are in stock. */
const scarce = '6206-2RS';
const lot = { carrier: 'Konkan Roadlines', docket: 'KR 118204' };

test('nod: a customer gets credit and a price list, buys on credit what was quoted, and the paid invoices give the credit back', async () => {
  const site = 'nod';
  const address = store.addressOf(site);
  const ids = await findItemIds(store, site, ['6205-2RS/C3']);
  const rfi = await submitRfi(store, await store.signIn('newbalance0'), [[scarce, 60]]);
  const accounts = await deskOf('accounts', site, await recordOf(site));
  await giveCredit(accounts, '5,00,000', 45);
  await assignPriceList(accounts, 'Resellers');
  const shop = await browser.newPage();
  await openSignedIn(shop, store, site, newcomerOf(site), `/product-category?item=${ids['6205-2RS/C3']}`);
  await shop.getByText('You save 38%').first().waitFor();

  const sales = await deskOf('sales', site, '/today');
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

  const narration = `NEFT DECCAN FAN WORKS ${first} ${second}`;
  await bookTransfer(accounts, { narration, amount: '29,205.00', company: 'Deccan Fan Works' });
  await shop.reload();
  await expect.poll(() => figure(shop, 'Available Balance').textContent()).toBe('= ₹\u00a05,00,000.00');
  expect(await findInconsistencies(store)).toEqual([]);
});

test('gwd: a customer may pay by bank transfer; nothing leaves before the money is there', {
  tags: ['lab'],
}, async () => {
  const site = 'gwd';
  const address = store.addressOf(site);
  const token = await store.signIn('newbalance0', site);
  const rfi = await submitRfi(store, token, [[scarce, 60]], site);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 40_00)], site);
  await addQuotes(store, token, rfi, site);
  const quoted = (await loadCart(store, token, site)).find(({ status }) => status === '4');
  const accounts = await deskOf('accounts', site, await recordOf(site));
  await allowTransfer(accounts);

  const shop = await browser.newPage();
  const review = `${sites[site].pages.review}?lines=${quoted?.item_detail_id}`;
  await openSignedIn(shop, store, site, newcomerOf(site), review);
  const order = await confirmOrder(shop, 'Bank transfer');
  await shop.getByText('1 line, AED\u00a02,520.00 with VAT.').waitFor();
  const sales = await deskOf('sales', site, '/orders');
  await approveOrder(sales, order);
  await sales.getByText('AED\u00a02,520.00 for this order is not there.').waitFor();
  await pickAll(sales);
  await sendPicked(sales, lot);
  await sales.getByText('Say why the goods leave unpaid.').waitFor();

  const transfer = { narration: `TT CREEK PUMP ${order}`, amount: '2520.00', company: 'Creek Pump Services' };
  await bookTransfer(accounts, transfer);
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

test('zwz: a rejected order gives back credit and stock, and what was paid online', { tags: ['lab'] }, async () => {
  const site = 'zwz';
  const address = store.addressOf(site);
  const token = await store.signIn('active', site);
  const readWhatIsFree = async () => {
    const { body } = await store.call(creditInfo, {}, { site, token });
    const [line] = await fillCart(store, token, [[scarce, 5]], site);
    return { balance: body.data.avl_balance, stock: line.free_stock };
  };
  const before = await readWhatIsFree();

  const cart = await fillCart(store, token, [[scarce, 5]], site);
  const { myscno: onCredit } = (await submitOrder(store, token, toReviewedLines(cart), { site })).body;
  const paid = await createPaidOrder(store, token, await fillCart(store, token, [['6205-2RS/C3', 4]], site), { site });
  const ordered = await readWhatIsFree();
  expect(ordered.balance).toBeLessThan(before.balance);
  expect(ordered.stock).toBe(before.stock - 5);

  const sales = await deskOf('sales', site, '/orders');
  await openOrder(sales, onCredit);
  await rejectOrder(sales, onCredit, 'Not sold in your region');
  await figure(sales, 'Credit it uses').waitFor({ state: 'detached' });
  await openOrder(sales, paid.number);
  await takeBackApproval(sales, paid.number, 'Wrong price');
  await rejectOrder(sales, paid.number, 'The price was wrong');
  await expect.poll(() => figure(sales, /^Refund/).textContent()).toContain('₹\u00a01,127.90');
  await expect.poll(() => figure(sales, 'Received, less refunds').textContent()).toContain('₹\u00a00.00');
  await runPaymentJobs(store);

  expect(await readWhatIsFree()).toEqual(before);
  const shop = await browser.newPage();
  await openSignedIn(shop, store, site, `active@${site}.example`, `/order-detail?order=${onCredit}`);
  await shop.getByText(/Not sold in your region$/).waitFor();
  await shop.goto(`${address}/order-detail?order=${paid.number}`);
  await shop.getByText(/The price was wrong$/).waitFor();
  await expect.poll(() => figure(shop, 'Payment').textContent()).toContain('₹\u00a01,127.90 refunded on');
  await shop.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await shop.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  expect(await findInconsistencies(store)).toEqual([]);
});

test('what is written of a declined line stands clear of the field in it', { tags: ['lab'] }, async () => {
  const number = await submitRfi(store, await store.signIn('active'), [['NU205', 4]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/rfis/${number}`);
  await page.locator('tr[data-line="1"][aria-current]').waitFor();
  await page.keyboard.press('d');
  const field = page.getByRole('textbox', { name: 'Line 1 will be declined' });
  await field.waitFor();
  const gap = await field.evaluate((input) => {
    const text = document.createRange();
    text.selectNodeContents(input.parentElement as HTMLElement);
    text.setStartAfter(input.nextSibling as Node);
    return text.getBoundingClientRect().left - input.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(6);
});
