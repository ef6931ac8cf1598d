import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { submitRfi } from '../actions/rfi.ts';
import { confirmOrder, figure, reviewQuotedItem } from '../browser/buyer-steps.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import {
  approveOrder,
  assignPriceList,
  bookTransfer,
  dispatchPicked,
  giveCredit,
  pickAll,
  quoteWithKeyboard,
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
