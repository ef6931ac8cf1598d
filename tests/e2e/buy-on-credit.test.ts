import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '../../src/lib/money.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { type InputDevice, keyboard, mouse } from '../browser/input-device.ts';
import { signIn } from '../browser/sign-in.ts';
import { setUpBrowser, takeScreenshots, waitForHydration } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

/** What a buyer of each site types, and the item it should lead to. */
const walks: readonly [site: SiteCode, handOf: (page: Page) => InputDevice, typed: string, item: string][] = [
  ['zwz', () => mouse, '22220 CA/W33', '22220CA/W33'],
  ['nod', keyboard, '6205 2rs c3', '6205-2RS/C3'],
  ['gwd', () => mouse, '40x90x25.25', '30308'],
];

const quantity = 24;
/** More than lies on the shelf, so that it cannot be ordered with the other. */
const scarce = { item: '6206-2RS', quantity: 60 };
const poNumber = 'PO-4711';

test.each(walks)('%s: from a search to a placed order on credit', async (site, handOf, typed, item) => {
  const page = await (await browser.newVisitor()).newPage();
  const walk = { site, page, hand: handOf(page), item };
  await page.goto(store.addressOf(site));
  await waitForHydration(page);
  await look(walk, '01-home');
  await findItem(walk, typed);
  await addToCart(walk);
  await addScarceFromListing(walk);
  await signInFromCart(walk);
  await selectInCart(walk);
  const summary = await review(walk);
  const order = await confirmOnCredit(walk);
  await followOrder(walk, order);

  expect(summary).toContain(order.money);
  expect(order).toMatchObject({ lines: 1, ordered: quantity, poNumber, paymentOption: 'credit' });
  expect(await findInconsistencies(store)).toEqual([]);
});

type Walk = { site: SiteCode; page: Page; hand: InputDevice; item: string };

const look = ({ page, site }: Walk, name: string) => takeScreenshots(page, `${site}-${name}`);

/** Resolves when the page with this title is there. */
const arrival = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });

async function findItem(walk: Walk, typed: string): Promise<void> {
  const { page, hand, item } = walk;
  await search(page, typed);
  await page.getByRole('option', { name: item }).first().waitFor();
  await look(walk, '02-typeahead');
  await page.keyboard.press('Enter');
  await arrival(page, `Available Products For ${typed}`);
  await look(walk, '03-listing');
  await hand.press(page.getByRole('link', { name: item, exact: true }).first());
}

/** '/' leads to the search field of any page. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
}

const quantityOf = (page: Page, item: string) => page.getByLabel(`Quantity of ${item}`, { exact: true }).first();

async function addToCart(walk: Walk): Promise<void> {
  const { page, hand, item } = walk;
  await arrival(page, item);
  await page.getByRole('figure').getByRole('img', { name: item }).waitFor();
  await page.getByText('Display on request').first().waitFor();
  await look(walk, '04-item');
  await hand.write(quantityOf(page, item), String(quantity));
  await hand.press(page.getByRole('button', { name: 'Add To Cart' }).first());
  await arrival(page, 'Cart');
}

async function addScarceFromListing(walk: Walk): Promise<void> {
  const { page, hand } = walk;
  await search(page, scarce.item);
  await page.keyboard.press('Enter');
  await arrival(page, `Available Products For ${scarce.item}`);
  await hand.write(quantityOf(page, scarce.item), String(scarce.quantity));
  await hand.press(page.getByRole('button', { name: new RegExp(`^Add ${scarce.item}, .+ to cart$`) }).first());
  await arrival(page, 'Cart');
  await page.getByText('2 items, saved in this browser').waitFor();
  await look(walk, '05-cart-of-a-visitor');
}

async function signInFromCart(walk: Walk): Promise<void> {
  const { site, page, hand } = walk;
  await hand.press(page.getByRole('link', { name: 'Sign in to Checkout' }));
  await arrival(page, 'Sign In');
  await look(walk, '06-sign-in');
  await signIn(page, `active@${site}.example`, hand);
}

async function selectInCart(walk: Walk): Promise<void> {
  const { page, hand, item } = walk;
  await arrival(page, 'Cart');
  const checkout = page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible'));
  expect(await checkout.isEnabled()).toBe(false);
  await hand.pick(page.getByLabel('Availability', { exact: true }), 'Stock');
  expect(await ticked(page, item).isChecked()).toBe(true);
  expect(await ticked(page, scarce.item).isChecked()).toBe(false);
  await look(walk, '07-cart');
  await hand.press(checkout);
}

const ticked = (page: Page, item: string): Locator => page.getByRole('checkbox', { name: `Select ${item}` });

/** Chooses the second address, gives a PO number; answers what the summary says. */
async function review(walk: Walk): Promise<string | null> {
  const { page, hand } = walk;
  await arrival(page, 'Review and confirm order');
  await hand.choose(page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio').nth(1));
  await hand.write(page.getByLabel('Your PO number'), poNumber);
  await look(walk, '08-review');
  return page.getByRole('complementary').textContent();
}

async function confirmOnCredit(walk: Walk): Promise<PlacedOrder> {
  const { site, page, hand } = walk;
  await hand.press(page.getByRole('button', { name: 'Confirm and Pay' }));
  await page.getByRole('dialog', { name: 'Pay with your credit limit' }).waitFor();
  await look(walk, '09-credit-warning');
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  await arrival(page, /^Your order/);
  const order = await lastOrder(site);
  await page.getByText(order.number).first().waitFor();
  await page.getByText(order.money).first().waitFor();
  await page.getByRole('row', { name: scarce.item }).waitFor();
  await look(walk, '10-order-placed');
  return order;
}

async function followOrder(walk: Walk, { number }: PlacedOrder): Promise<void> {
  const { page, hand, item } = walk;
  await hand.press(page.getByRole('link', { name: 'View Orders' }));
  await arrival(page, 'Order History');
  const row = await page.getByRole('row', { name: `${number}I1` }).textContent();
  expect(row).toContain(item);
  expect(row).toContain('Awaiting Internal Approval');
  await look(walk, '11-order-history');
}

/** As it stands in the database; `money` is its total with tax as a page writes it. */
type PlacedOrder = { number: string; money: string; lines: number };

async function lastOrder(site: SiteCode): Promise<PlacedOrder> {
  const { rows } = await store.database.$client.query(
    `select o.number, o.total_minor as "totalMinor", o.purchase_order_no as "poNumber",
        o.payment_option as "paymentOption", count(n.id)::int as lines, sum(n.ordered)::int as ordered
      from orders o join order_lines n on n.order_id = o.id
      where o.site = $1 group by o.id order by o.id desc limit 1`,
    [site],
  );
  const { totalMinor, ...order } = rows[0];
  return { ...order, money: formatMoney({ minor: totalMinor, currency: sites[site].currency }) };
}
