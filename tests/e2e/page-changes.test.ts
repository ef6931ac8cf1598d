import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { itemsPerPage } from '../../src/catalogue/listing/listing-limits.data.ts';
import { fillCart } from '../actions/cart.ts';
import { submitOrder, toReviewedLines } from '../actions/orders.ts';
import { pricedItemNames } from '../actions/rfi-of-20-lines.ts';
import { confirmOrder } from '../browser/buyer-steps.ts';
import { waitForHydration } from '../browser/hydration.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { phone, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function openPage(path: string, options: object = {}): Promise<Page> {
  const page = await browser.newPage(options);
  await page.goto(store.addressOf('nod') + path);
  await waitForHydration(page);
  return page;
}

/** How many elements of a page there were, each time that their number had changed; on other pages nothing is counted. */
async function countElements(page: Page, title: RegExp, selector: string): Promise<() => Promise<number[]>> {
  const counts = await page.evaluateHandle(
    ([title, selector]) => {
      const counts: number[] = [];
      new MutationObserver(() => {
        const count = document.querySelectorAll(selector).length;
        if (new RegExp(title).test(document.querySelector('main h1')?.textContent ?? '') && count !== counts.at(-1))
          counts.push(count);
      }).observe(document, { childList: true, subtree: true, characterData: true });
      return counts;
    },
    [title.source, selector] as const,
  );
  return () => counts.jsonValue();
}

const itemLink = (page: Page) => page.locator('main tbody a[href*="item="]').first();

test('on a phone a link shows the first items of a list, then all; Back shows all at once, where the buyer was', async () => {
  const page = await openPage('/quick-order', phone);
  const rowCounts = await countElements(page, /Products/, 'main tbody tr');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Products' }).tap();
  await expect.poll(rowCounts).toEqual([6, itemsPerPage]);
  const last = page.locator('main tbody tr').last();
  await last.scrollIntoViewIfNeeded();
  // The press itself may scroll once more before it, such as when the fonts have moved the link meanwhile.
  const pressedAt = await page.evaluateHandle(() => {
    const places: number[] = [];
    addEventListener('click', () => places.push(scrollY), { capture: true, once: true });
    return places;
  });
  await last.locator('a[href*="item="]').first().tap();
  await page.waitForURL(/item=/);
  const [scrolled = 0] = await pressedAt.jsonValue();
  expect(scrolled).toBeGreaterThan(1000);
  const rowCountsAfterBack = await countElements(page, /Products/, 'main tbody tr');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await rowCountsAfterBack()).toEqual([itemsPerPage]);
});

test('on a phone Back to the top of a list shows its first items, then all', { tags: ['lab'] }, async () => {
  const page = await openPage('/listing?q=62', phone);
  const rows = page.locator('main tbody tr');
  await expect.poll(() => rows.count()).toBeGreaterThan(6);
  const all = await rows.count();
  await itemLink(page).tap();
  await page.waitForURL(/item=/);
  const rowCounts = await countElements(page, /Products For/, 'main tbody tr');
  await page.goBack();
  await expect.poll(rowCounts).toEqual([6, all]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a phone an order of many lines is shown as it came from the server', { tags: ['lab'] }, async () => {
  const token = await store.signIn('active', 'nod');
  const wanted = (await pricedItemNames(store, 8)).map((name) => [name, 1] as const);
  await submitOrder(store, token, toReviewedLines(await fillCart(store, token, wanted)));
  const page = await browser.newPage(phone);
  // A page that React has to draw anew reports an error, which fails this test.
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/order-history');
  await expect.poll(() => page.locator('main tbody').first().locator('tr').count()).toBe(wanted.length + 1);
});

test('on a phone Back from a placed order shows the cart that it emptied from its top', { tags: ['lab'] }, async () => {
  const token = await store.signIn('active', 'nod');
  await fillCart(
    store,
    token,
    (await pricedItemNames(store, 8)).map((name) => [name, 1] as const),
  );
  const page = await browser.newPage(phone);
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).first().tap();
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  await confirmOrder(page, 'Credit limit');
  await page.goBack();
  await page.getByRole('heading', { name: 'Your Cart is empty' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('on a phone an item is shown with its offer and seals before its other variants and its specifications', {
  tags: ['lab'],
}, async () => {
  const page = await openPage('/listing?q=6205', phone);
  const sectionCounts = await countElements(page, /^6205/, 'main h2');
  const switchCounts = await countElements(page, /^6205/, 'main [role=radiogroup]');
  await itemLink(page).tap();
  await page.getByRole('heading', { name: 'Technical specifications' }).waitFor();
  expect(await sectionCounts()).toEqual([0, 3]);
  expect(await switchCounts()).toEqual([1, 3]);
});

/** How many elements of a page there were when it let go of the focus; none where its style sheets had been removed before. */
async function countAtBlur(page: Page, selector: string): Promise<() => Promise<number[]>> {
  const counts = await page.evaluateHandle((selector) => {
    const counts: number[] = [];
    const sheets = [...document.styleSheets];
    addEventListener('focusout', ({ relatedTarget }) => {
      const isStyled = sheets.every((sheet) => [...document.styleSheets].includes(sheet));
      if (!relatedTarget && isStyled) counts.push(document.querySelectorAll(selector).length);
    });
    return counts;
  }, selector);
  return () => counts.jsonValue();
}

test('on a desktop a link shows its page at once, and the page that is left lets go of the focus while it is still there', async () => {
  const page = await openPage('/listing?q=6205');
  const sectionCounts = await countElements(page, /^6205/, 'main h2');
  const rowsAtBlur = await countAtBlur(page, 'main tbody tr');
  const rows = await page.locator('main tbody tr').count();
  await itemLink(page).press('Enter');
  await page.getByRole('heading', { name: 'Technical specifications' }).waitFor();
  expect(await rowsAtBlur()).toEqual([rows]);
  expect(await sectionCounts()).toEqual([3]);
});

test('Back from a page whose content has the focus as a whole takes the focus from it while it is still there', {
  tags: ['lab'],
}, async () => {
  const page = await openPage('/listing?q=6205');
  await itemLink(page).press('Enter');
  await page.getByRole('heading', { name: 'Technical specifications' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  const sections = await page.locator('main h2').count();
  const sectionsAtBlur = await countAtBlur(page, 'main h2');
  await page.goBack();
  await expect.poll(sectionsAtBlur).toEqual([sections]);
});

test('the menu stays from page to page, and closes when a page is opened from it', async () => {
  const page = await openPage('/listing?q=6205', phone);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const first = await page.locator('#menu').evaluateHandle((element) => element);
  const isFirst = () => page.locator('#menu').evaluate((element, first) => element === first, first);
  await itemLink(page).tap();
  await page.getByRole('heading', { name: 'Technical specifications' }).waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await menu.getByRole('link', { name: 'Products' }).tap();
  await page.waitForURL(/listing/);
  await menu.waitFor({ state: 'hidden' });
  expect(await isFirst()).toBe(true);
});
