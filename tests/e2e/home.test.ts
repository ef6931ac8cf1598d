import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { underWay } from '../../src/orders/open-orders/under-way.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { customerAtDesk } from '../actions/account/customer-at-desk.ts';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { followTo } from '../browser/follow-to.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { focusWithKeyboard, keyboard } from '../browser/input-device.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { submitSignUp } from '../browser/sign-up.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
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

async function fitsAndStartsWithSearch(page: Page, site: SiteCode): Promise<void> {
  await checkWidths(page, `home-${site}`);
  await page.keyboard.press('/');
  await page.keyboard.type('6205');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

describe('the page', { tags: ['lab'] }, () => {
  test('zwz: it fits desktop and phone, and starts with the search', async () => {
    await fitsAndStartsWithSearch(await at('zwz', '/'), 'zwz');
  });

  test('zwz: on a phone each fact has room beside the edge of its cell', async () => {
    const page = await at('zwz', '/');
    await page.setViewportSize(phone.viewport);
    const facts = page.locator('dl').filter({ hasText: 'Operating since' }).locator('dd');
    const cut = facts.evaluateAll((all) =>
      all.filter((fact) => fact.scrollWidth > fact.clientWidth).map((fact) => fact.textContent),
    );
    expect(await cut).toEqual([]);
  });

  test('nod: it fits desktop and phone, starts with the search, and is whole again after Back from a result', async () => {
    const page = await at('nod', '/');
    await fitsAndStartsWithSearch(page, 'nod');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.pathname === '/listing');
    await page.goBack();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  test('gwd: navigating to it shows the whole page once; it fits desktop and phone, and starts with the search', async () => {
    const page = await at('gwd', '/listing');
    let loads = 0;
    page.on('load', () => loads++);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.getByRole('heading', { name: 'About Us' }).waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe('/listing');
    await page.goForward();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([pathOf(page), loads <= 3]).toEqual(['/', true]);
    await fitsAndStartsWithSearch(page, 'gwd');
  });

  test('tabs by arrow keys, Know More to real items and Back, also without scripts', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${store.addressOf('zwz')}/`);
    const best = page.getByRole('radio', { name: 'Best Sellers' });
    await focusWithKeyboard(
      page.getByRole('group', { name: 'From the catalogue' }).getByRole('radio', { checked: true }),
    );
    while (!(await best.isChecked())) await page.keyboard.press('ArrowRight');
    const more = page.getByRole('link', { name: 'Know More: Tapered Roller' });
    await keyboard(page).press(more);
    await expect.poll(() => page.url()).toMatch(/#best-tapered$/);
    await expect.poll(() => more.isVisible()).toBe(false);
    const item = page.getByRole('article', { name: 'Tapered Roller' }).getByRole('link', { name: '30308' });
    await expect.poll(() => item.getAttribute('href')).toContain(`${sites.zwz.pages.detail}?item=`);
    await page.getByRole('article', { name: 'Tapered Roller' }).getByRole('link', { name: 'Back' }).click();
    await more.waitFor();
    await page.goBack();
    await item.click();
    await page.getByRole('heading', { name: '30308', exact: true }).waitFor();
  });
});

test('Join Now opens a channel partner account; changing the type on the form keeps what was typed', {
  tags: ['lab'],
}, async () => {
  const page = await at('nod', '/');
  await page.getByRole('link', { name: 'Join Now' }).click();
  await page.waitForURL((url) => url.pathname === '/signup');
  const types = page.getByRole('navigation', { name: 'You are buying as' });
  const chosen = types.locator('[aria-current]');
  await expect.poll(() => chosen.textContent()).toContain('Channel partner');
  await page.getByLabel('First Name').fill('Asha');
  await types.getByRole('link', { name: /Actual user or OEM/ }).click();
  await page.waitForURL(/kind=user/);
  await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Asha');
  // The next page is opened before that of the choice has arrived.
  const letChoiceArrive = await holdRequests(page, '**/signup.data*');
  await types.getByRole('link', { name: /Channel partner/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  letChoiceArrive();
  await page.getByRole('main').getByRole('link', { name: 'SignUp' }).click();
  await chosen.getByText('Channel partner').waitFor();
  const email = 'partner@nod-resale.example';
  await submitSignUp(page, { email, company: 'Resale House' });
  expect(await customerAtDesk(store, 'nod', email).record()).toMatchObject({ buyerKind: 'partner' });
});

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
