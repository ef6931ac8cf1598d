import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { underWay } from '../../src/orders/open-orders/under-way.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { followTo } from '../browser/follow-to.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function at(site: SiteCode, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('the header', () => {
  test('the logo leads home only when signed in, and only then there are histories', async () => {
    const page = await at('nod', '/cart');
    const logo = page.getByRole('link', { name: 'NOD home' });
    await expect.poll(() => logo.count()).toBe(0);
    for (const name of ['RFI History', 'Order History', 'Account', 'Orders', 'RFI'])
      await expect.poll(() => page.getByRole('link', { name, exact: true }).count(), { message: name }).toBe(0);
    await openSignedIn(page, store, 'nod', 'active@nod.example', '/order-history');
    await expect
      .poll(() => page.getByRole('link', { name: 'RFI History' }).first().getAttribute('title'))
      .toBe('Request For Information');
    await logo.first().click();
    await page.getByRole('heading', { name: 'Western Gear & Pump: what waits for you' }).waitFor({ state: 'attached' });
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  test('the phone menu shows the account, its balance, its counts and the company', async () => {
    const token = await store.signIn('active', 'zwz');
    await dispatchGoods(store, await createConfirmedOrder(store, token, [['6308', 2]], { site: 'zwz' }), {}, 'zwz');
    const { body: waits } = await store.call(underWay, {}, { site: 'zwz', token });
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await openSignedIn(page, store, 'zwz', 'active@zwz.example');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByText(/^Available Balance ₹/).waitFor();
    await page.getByRole('link', { name: `Order History ${waits.on_the_way} on the way` }).waitFor();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL((url) => url.pathname === sites.zwz.pages.contact);
  });
});

test('an unfinished review is resumed once at the next visit, else the cart is announced', async () => {
  const [line] = await fillCart(store, await store.signIn('active', 'zwz'), [['6308', 2]], 'zwz');
  const visitor = await browser.newVisitor();
  const page = await visitor.newPage();
  await openSignedIn(page, store, 'zwz', 'active@zwz.example');
  await page.getByRole('link', { name: /^\d+ items? in your cart$/ }).waitFor();
  await followTo(page, `/cart?lines=${line.item_detail_id}`);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  await followTo(page, '/');
  await expect.poll(() => pathOf(page)).toBe('/');

  const nextVisit = await visitor.newPage();
  await nextVisit.goto(`${store.addressOf('zwz')}/`);
  await nextVisit.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  expect(nextVisit.url()).toContain(`${sites.zwz.pages.review}?lines=${line.item_detail_id}`);
  await followTo(nextVisit, '/');
  expect(pathOf(nextVisit)).toBe('/');
});
