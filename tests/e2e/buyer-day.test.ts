import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { addItem, updateQuantity } from '../../src/cart/cart.contract.ts';
import { toggleWishlistItem } from '../../src/catalogue/wishlist/wishlist.contract.ts';
import { cancelLine } from '../../src/orders/buyer-changes/cancel-line.contract.ts';
import { askAgain } from '../../src/rfi/requests/ask-again.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { fillCart, findItemIds, loadCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { addQuotes, answerAsStaff, loadRfiNumbers, quoteLine, submitRfi } from '../actions/rfi.ts';
import { findCollidingTexts } from '../browser/find-colliding-texts.ts';
import { findCutTables } from '../browser/find-cut-tables.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { interceptRequests, loseReply } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const desk = { viewport: { width: 1440, height: 900 } };

const store = setUp(startStore);
beforeAll(async () => {
  const token = await store.signIn('active');
  const rfi = await submitRfi(store, token, [
    ['6308', 400],
    ['6206-2RS', 90],
  ]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 200_00)]);
  await createConfirmedOrder(store, token, [['6205-2RS', 12]]);
  await dispatchGoods(store, await createConfirmedOrder(store, token, [['NU205', 4]]));
});

const itemPath = async (site: SiteCode, name = '6205-2RS') =>
  `${sites[site].pages.detail}?item=${(await findItemIds(store, site, [name]))[name]}`;

async function visitOnPhone(site: SiteCode, path: string): Promise<Page> {
  const page = await browser.newPage(phone);
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
  return page;
}

async function expectLargeTargets(page: Page, site: SiteCode, path: string): Promise<void> {
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
  await expect.poll(() => findSmallTargets(page), { message: path }).toEqual([]);
}

/** The store carries the next request out, but the browser hears nothing of it. */
const loseNextReply = (page: Page, path: string) => interceptRequests(page, `**/${path}`, loseReply, { times: 1 });

async function enter(path: string, options: typeof phone | typeof desk = desk): Promise<Page> {
  const page = await browser.newPage(options);
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  return page;
}

describe('home', () => {
  test('shows what waits; one press adds what was ordered before, the next takes it back, each once although its reply is lost', async () => {
    const page = await enter('/');
    await checkWidths(page, 'buyer-home');
    for (const name of ['Quotes answered', 'To pay', 'On the way', 'Ordered before'])
      await page.getByRole('heading', { name }).waitFor();
    const pay = page.getByRole('link', { name: /^Pay / }).first();
    await expect.poll(() => pay.getAttribute('href')).toMatch(/^\/statement\?pay=/);
    const token = await store.signIn('active');
    const before = (await loadCart(store, token)).length;
    const add = page.getByRole('button', { name: 'Add 12 × 6205-2RS', exact: true });
    const undo = page.getByRole('button', { name: 'Undo: take 12 × 6205-2RS out of your cart' });
    await add.click();
    await undo.waitFor();
    await page.getByRole('link', { name: `Cart, ${before + 1} item` }).waitFor();
    await undo.click();
    await add.waitFor();
    expect(await loadCart(store, token)).toHaveLength(before);

    browser.expectError(/ERR_FAILED/);
    const quantity = async () => (await loadCart(store, token)).find((line) => line.itemname === '6205-2RS')?.quantity;
    await fillCart(store, token, [['6205-2RS', 30]]);
    await loseNextReply(page, addItem.path);
    await add.click();
    await expect.poll(quantity).toBe(42);
    await page
      .getByRole('status')
      .getByText(/connection/i)
      .waitFor();
    await add.click();
    await undo.waitFor();
    expect(await quantity()).toBe(42);
    await loseNextReply(page, updateQuantity.path);
    await undo.click();
    await expect.poll(quantity).toBe(30);
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await undo.click();
    await add.waitFor();
    expect(await quantity()).toBe(30);
  });

  test('quick order opens where one types and finds what was typed; a quote is in the cart after one press', async () => {
    const page = await enter('/');
    const list = page.getByRole('textbox', { name: /^Quick order/ });
    const closed = await list.boundingBox();
    await list.focus();
    expect((await list.boundingBox())?.height).toBeGreaterThan(2 * (closed?.height ?? 0));
    await list.fill('6205-2RS, 40');
    await page.getByRole('button', { name: 'Find these items' }).click();
    await page.waitForURL((url) => url.pathname === '/quick-order');
    await page.goBack();
    await page.getByRole('button', { name: 'Order 400 of 6308' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor({ state: 'attached' });
    expect((await loadCart(store, await store.signIn('active'))).map(({ itemname }) => itemname)).toContain('6308');
  });
});

test('a line that is requested again after a lost reply becomes one RFI', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_FAILED/);
  const token = await store.signIn('active');
  const rfi = await submitRfi(store, token, [['NU205', 3]]);
  await answerAsStaff(store, rfi, [{ lineNo: 1 }]);
  const before = (await loadRfiNumbers(store, token)).length;
  const page = await enter(`/order-detail?rfi=${rfi}`);
  await loseNextReply(page, askAgain.path);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page
    .getByRole('status')
    .getByText(/connection/i)
    .waitFor();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('heading', { level: 1, name: /^Your RFI/ }).waitFor();
  expect(await loadRfiNumbers(store, token)).toHaveLength(before + 1);
});

test('a line that is cancelled again after a lost reply is cancelled once, and its buyer hears so', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
  const token = await store.signIn('active');
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 4],
    ['51105', 3],
  ]);
  const page = await enter(`/order-detail?order=${number}`);
  await page.getByRole('button', { name: 'Cancel line NU205' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel one line' });
  await loseNextReply(page, cancelLine.path);
  await dialog.getByRole('button', { name: 'Cancel 4 pieces' }).click();
  await dialog.getByText(/connection/i).waitFor();
  await dialog.getByRole('button', { name: 'Cancel 4 pieces' }).click();
  await page.getByText('4 pieces of NU205 cancelled.').waitFor();
});

test('the cart and the wishlist show what another tab has added when they come into view again', {
  tags: ['lab'],
}, async () => {
  const token = await store.signIn('active');
  await fillCart(store, token, [['NU205', 3]]);
  const page = await enter('/cart');
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await fillCart(store, token, [
    ['NU205', 3],
    ['51105', 5],
  ]);
  await comeBack();
  await page.getByLabel('Quantity of 51105').waitFor();

  await page.goto(`${store.addressOf('nod')}/wishlist`);
  await waitForHydration(page);
  const { NU205: item_id } = await findItemIds(store, 'nod', ['NU205']);
  await store.call(toggleWishlistItem, { item_id, wished: true }, { token });
  await comeBack();
  await page.getByRole('link', { name: 'NU205', exact: true }).waitFor();
});

test('a quantity goes back to what it was, although the reply to the change was lost; a line removed by mistake and brought back is still chosen for the order', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
  const token = await store.signIn('active');
  await fillCart(store, token, [
    ['NU205', 3],
    ['6205-2RS', 5],
  ]);
  const quantity = async () => (await loadCart(store, token)).find((line) => line.itemname === 'NU205')?.quantity;
  const page = await enter('/cart');
  const field = page.getByLabel('Quantity of NU205');
  for (const goBack of [() => field.fill('3'), () => field.press('Escape')]) {
    await loseNextReply(page, updateQuantity.path);
    await field.fill('5');
    await field.press('Enter');
    await expect.poll(quantity).toBe(5);
    const told = page.getByRole('status').getByText(/connection/i);
    await told.waitFor();
    await goBack();
    await field.blur();
    await expect.poll(quantity).toBe(3);
    expect(await field.inputValue()).toBe('3');
    await expect.poll(() => told.count()).toBe(0);
  }

  const line = page.getByRole('checkbox', { name: 'Select NU205', exact: true });
  for (const chosen of [true, false]) {
    await line.setChecked(chosen);
    await page.getByRole('button', { name: 'Delete NU205', exact: true }).click();
    await line.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => line.isChecked()).toBe(chosen);
  }
});

describe('on a phone', { tags: ['lab'] }, () => {
  test.each(siteCodes)(
    '%s: home and item can be pressed everywhere without aiming, and the first screen of an item says what it is, what it costs and when it comes',
    async (site) => {
      const page = await visitOnPhone(site, '/');
      await expect.poll(() => findSmallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await expect.poll(() => findSmallTargets(page)).toEqual([]);
      await expectLargeTargets(page, site, await itemPath(site));

      const bottomOf = async (name: string, box: Promise<{ y: number; height: number } | null>) => {
        const found = await box;
        if (!found) throw new Error(`${name} is not shown`);
        return Math.round(found.y + found.height);
      };
      const bar = page.getByRole('button', { name: 'Add To Cart', exact: true }).first();
      const barTop = (await bar.boundingBox())?.y ?? 0;
      const offer = page.getByRole('region', { name: 'Price and availability' });
      for (const [name, part] of [
        ['the designation', page.getByRole('heading', { level: 1 })],
        ['the price', offer.getByText(/Price/).first()],
        ['the availability', offer.getByText('Availability', { exact: true }).locator('..')],
      ] as const)
        expect(await bottomOf(name, part.boundingBox()), name).toBeLessThan(barTop);
      expect(barTop).toBeGreaterThan(740 - 64);
      await page.keyboard.press('End');
      await page.getByText(/All rights reserved/).scrollIntoViewIfNeeded();
      expect((await bar.boundingBox())?.y).toBeCloseTo(barTop, 0);
      const footer = await bottomOf('the footer', page.getByText(/All rights reserved/).boundingBox());
      expect(footer).toBeLessThanOrEqual(barTop);
    },
  );

  test('so can signing in, and what a buyer opens who is signed in; the quantity of an item goes up and down in steps', async () => {
    await fillCart(store, await store.signIn('active'), [['NU205', 3]]);
    await expectLargeTargets(await browser.newPage(phone), 'nod', '/login');
    const page = await enter(await itemPath('nod'), phone);
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
    const quantity = page.getByLabel('Quantity of 6205-2RS', { exact: true }).first();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await expect.poll(() => quantity.inputValue()).toBe('2');
    await page.getByRole('button', { name: 'Fewer', exact: true }).tap();
    await expect.poll(() => quantity.inputValue()).toBe('1');
    for (const path of ['/', '/cart', '/statement']) await expectLargeTargets(page, 'nod', path);
  });

  test.each([
    ['listing', '/listing?q=62'],
    ['home', '/'],
  ])(
    'the %s page has no texts over one another with letters of twice the size, and is where it was after Back from an item',
    async (_name, path) => {
      const page = await enter(path, phone);
      expect(await findCollidingTexts(page)).toEqual([]);
      const link = page.getByRole('main').locator(`a[href^="${sites.nod.pages.detail}"]`).last();
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(scrollY));
      expect(place).toBeGreaterThan(0);
      await link.tap();
      await page.getByRole('region', { name: 'Price and availability' }).waitFor();
      await page.goBack();
      await page.waitForFunction((before) => Math.abs(scrollY - before) < 2, place);
    },
  );
});

test('on a tablet and a small laptop no table of items is wider than its place, not even with totals of crores', {
  tags: ['lab'],
}, async () => {
  const token = await store.signIn('active');
  const rfi = await submitRfi(store, token, [['LM48548/LM48510', 9_999]]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 98_765_43)]);
  await addQuotes(store, token, rfi);
  const page = await enter('/listing?q=LM48548');
  const found: string[] = [];
  const look = async (name: string) => {
    await page.getByRole('main').getByRole('table').first().waitFor();
    found.push(...(await findCutTables(page, name, [768, 1024, 1101, 1241])));
  };
  await look('items');
  const lists = ['/listing?q=6205', '/listing?q=tapered', '/order-history', '/cart', '/rfq-history', '/statement'];
  for (const path of [await itemPath('nod'), ...lists]) {
    await page.goto(store.addressOf('nod') + path);
    await waitForHydration(page);
    await look(path);
  }
  await page.goto(`${store.addressOf('nod')}/quick-order`);
  await waitForHydration(page);
  await page.getByLabel('One item per line: designation, quantity').fill('22220CA/W33, 4\n6206-2Z, 100000');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await look('quick order');
  expect(found).toEqual([]);
});
