import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatMoney } from '../../src/lib/money.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { type InputDevice, keyboard } from '../browser/input-device.ts';
import { signIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const site = 'nod';
const typed = '40x90x25.25';
const item = '30308';
const quantity = 24;
/** More than is in stock, so it cannot be ordered with the other item. */
const scarce = { item: '6206-2RS', quantity: 60 };
const poNumber = 'PO-4711';

test('a buyer searches and places an order on credit with the keyboard', async () => {
  const page = await browser.newPage();
  const journey = { page, hand: keyboard(page) };
  await page.goto(store.addressOf(site));
  await waitForHydration(page);
  await findItem(journey);
  await addToCart(journey);
  await addScarceFromListing(journey);
  await signInFromCart(journey);
  await selectInCart(journey);
  const summary = await review(journey);
  const order = await confirmOnCredit(journey);
  await followOrder(journey, order);

  expect(summary).toContain(order.money);
  expect(order).toMatchObject({ lines: 1, ordered: quantity, poNumber, paymentOption: 'credit' });
  expect(await findInconsistencies(store)).toEqual([]);
});

type Journey = { page: Page; hand: InputDevice };

const look = ({ page }: Journey, name: string) => checkWidths(page, `${site}-${name}`);

const arrival = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });

async function findItem({ page, hand: device }: Journey): Promise<void> {
  await search(page, typed);
  await page.getByRole('option', { name: item }).first().waitFor();
  await page.keyboard.press('Enter');
  await arrival(page, `Available Products For ${typed}`);
  await device.press(page.getByRole('link', { name: item, exact: true }).first());
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
}

const quantityOf = (page: Page, item: string) => page.getByLabel(`Quantity of ${item}`, { exact: true }).first();

async function addToCart({ page, hand: device }: Journey): Promise<void> {
  await arrival(page, item);
  await page.getByRole('figure').getByRole('img', { name: item }).waitFor();
  await page.getByText('Display on request').first().waitFor();
  await device.write(quantityOf(page, item), String(quantity));
  await device.press(page.getByRole('button', { name: 'Add To Cart', exact: true }).first());
  await arrival(page, 'Cart');
}

async function addScarceFromListing(journey: Journey): Promise<void> {
  const { page, hand: device } = journey;
  await search(page, scarce.item);
  await page.keyboard.press('Enter');
  await arrival(page, `Available Products For ${scarce.item}`);
  await device.write(page.getByLabel(`Quantity of ${scarce.item}, `).first(), String(scarce.quantity));
  await device.press(page.getByRole('button', { name: new RegExp(`^Add to cart: ${scarce.item}, `) }).first());
  await arrival(page, 'Cart');
  await page.getByText('2 items, saved in this browser').waitFor();
  await look(journey, '05-cart-of-a-visitor');
}

async function signInFromCart(journey: Journey): Promise<void> {
  const { page, hand: device } = journey;
  await device.press(page.getByRole('link', { name: 'Sign in to Checkout' }));
  await arrival(page, 'Sign In');
  await look(journey, '06-sign-in');
  await signIn(page, `active@${site}.example`, device);
}

async function selectInCart(journey: Journey): Promise<void> {
  const { page, hand: device } = journey;
  await arrival(page, 'Cart');
  const checkout = page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible'));
  await expect.poll(() => ticked(page, item).isChecked()).toBe(true);
  await expect.poll(() => ticked(page, scarce.item).isChecked()).toBe(false);
  await device.write(page.getByLabel('Your PO number'), poNumber);
  await look(journey, '07-cart');
  await device.press(checkout);
}

const ticked = (page: Page, item: string): Locator => page.getByRole('checkbox', { name: `Select ${item}` });

async function review(journey: Journey): Promise<string | null> {
  const { page, hand: device } = journey;
  await arrival(page, 'Review and confirm order');
  await device.choose(page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio').nth(1));
  await expect.poll(() => page.getByLabel('Your PO number').inputValue()).toBe(poNumber);
  await look(journey, '08-review');
  return page.getByRole('complementary').textContent();
}

async function confirmOnCredit(journey: Journey): Promise<PlacedOrder> {
  const { page, hand: device } = journey;
  await device.press(page.getByRole('button', { name: 'Place order' }));
  await page.getByRole('dialog', { name: 'Pay with your credit limit' }).waitFor();
  await look(journey, '09-credit-warning');
  await device.press(page.getByRole('button', { name: 'Continue' }));
  await arrival(page, /^Your order/);
  const order = await lastOrder();
  await page.getByText(order.number).first().waitFor();
  await page.getByText(order.money).first().waitFor();
  await page.getByRole('row', { name: scarce.item }).waitFor();
  await look(journey, '10-order-placed');
  return order;
}

async function followOrder(journey: Journey, { number }: PlacedOrder): Promise<void> {
  const { page, hand: device } = journey;
  await device.press(page.getByRole('link', { name: 'View Orders' }));
  await arrival(page, 'Order History');
  const order = page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
  expect(await order.textContent()).toContain('Awaiting Internal Approval');
  await page.getByRole('row').filter({ hasText: item }).first().waitFor();
  await look(journey, '11-order-history');
}

type PlacedOrder = { number: string; money: string; lines: number };

async function lastOrder(): Promise<PlacedOrder> {
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
