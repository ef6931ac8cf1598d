import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { submitRfi } from '../actions/rfi.ts';
import { followTo } from '../browser/follow-to.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

type Journey = {
  site: SiteCode;
  how: string;
  typed: string;
  item: string;
  said?: string;
  standIn: RegExp;
};

const journeys: readonly Journey[] = [
  {
    site: 'nod',
    how: 'a Japanese spelling',
    typed: '6205 DDU C3',
    item: '6205-2RS/C3',
    standIn: /6205 2RS C3.*Koyo.*Maker only/,
  },
  {
    site: 'gwd',
    how: 'what a worn bearing measures',
    typed: '25.1 x 52 x 15',
    item: '6205',
    said: 'No item measures 25.1 × 52 × 15 mm. The closest sizes are listed, nearest first.',
    standIn: /6205-2Z.*With steel shields/,
  },
];

const arrival = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const answerOf = (page: Page, href: string) =>
  page.evaluate(async (path) => {
    const { status, headers } = await fetch(path);
    return [status, headers.get('content-type')];
  }, href);

test.each(journeys)(
  '$site: $how leads from the search to its item',
  async ({ site, typed, item, said: expectedText, standIn }) => {
    const page = await browser.newPage();
    await page.goto(store.addressOf(site));
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.keyboard.type(typed);
    const suggested = page.getByRole('option').filter({ hasText: item }).first();
    await suggested.waitFor();
    await checkWidths(page, `${site}-find-1-typeahead`);

    await page.keyboard.press('Enter');
    await arrival(page, `Available Products For ${typed}`);
    if (expectedText) await page.getByText(expectedText).waitFor();
    await checkWidths(page, `${site}-find-2-listing`);

    await page.getByRole('link', { name: item, exact: true }).first().click();
    await arrival(page, item);
    await page.getByRole('figure').getByRole('img', { name: item }).waitFor();
    const table = page.getByRole('table', { name: `Items with the same fit as ${item}` });
    const rows = await table.getByRole('row').allTextContents();
    expect(rows).toContainEqual(expect.stringMatching(standIn));
    await checkWidths(page, `${site}-find-3-item`);

    const sheet = await page.getByRole('link', { name: 'Data sheet, PDF' }).getAttribute('href');
    expect(await answerOf(page, sheet ?? '')).toEqual([200, 'application/pdf']);
  },
);

test('a visitor who presses a heart signs in, returns and has the item in the wishlist', async () => {
  const page = await browser.newPage();
  const heart = (item: string) =>
    page.getByRole('button', { name: new RegExp(`^${item}(, \\w+)? in your wishlist$`) }).first();
  await page.goto(`${store.addressOf('nod')}/listing?q=6308`);
  await waitForHydration(page);
  await heart('6308').click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signIn(page, 'active@nod.example');
  await arrival(page, 'Available Products For 6308');

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/wishlist/toggle/'));
  await heart('6308').click();
  await saved;
  await expect.poll(() => heart('6308').getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('link', { name: 'Wishlist', exact: true }).first().click();
  await arrival(page, 'Wishlist');
  await page.getByRole('link', { name: '6308', exact: true }).waitFor();
  await checkWidths(page, 'nod-find-4-wishlist');

  await page.getByRole('link', { name: '6308', exact: true }).click();
  await arrival(page, '6308');
  const { NU2310: id } = await findItemIds(store, 'nod', ['NU2310']);
  await followTo(page, `/product-category?item=${id}`);
  await arrival(page, 'NU2310');
  await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
  await page.getByRole('link', { name: '6308', exact: true }).waitFor();
  await checkWidths(page, 'nod-find-5-recently-viewed');
});

test.each(siteCodes)(
  '%s: a phone shows the first item in its upper two fifths, below the number with its filter and order',
  { tags: ['lab'] },
  async (site) => {
    const page = await browser.newPage(phone);
    await page.goto(`${store.addressOf(site)}/listing?q=6205`);
    const first = page.getByRole('table').getByRole('row').first();
    expect((await first.boundingBox())?.y).toBeLessThan(290);
    await waitForHydration(page);
    const [number, filter, order] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('button', { name: 'Filter' }),
        page.getByRole('combobox', { name: 'Sort by' }),
      ].map((part) => part.boundingBox()),
    );
    // A square, beside the filter.
    expect([order?.y, order?.width]).toEqual([filter?.y, order?.height]);
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan((order?.y ?? 0) + (order?.height ?? 0));
  },
);

test('the facts of a list are 14 px or larger on a phone, and its heads stay in view on a desktop', async () => {
  await submitRfi(store, await store.signIn('active'), [['NU2310', 4]]);
  const page = await browser.newPage(phone);
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/listing?q=6205');
  const smallFacts = () =>
    page.getByRole('table').evaluate((table) =>
      [...table.querySelectorAll('tbody *')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
        .filter((element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 14)
        .map((element) => element.textContent),
    );
  for (const path of ['/listing?q=6205', '/rfq-history']) {
    await page.setViewportSize(phone.viewport);
    await page.goto(store.addressOf('nod') + path);
    expect(await smallFacts()).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
    const head = page.getByRole('table').locator('thead th').first();
    expect(await head.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
  }
});

test('a late reply changes nothing after more typing, and its request is aborted', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  let release: (() => void) | undefined;
  const delayed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search/', async (route) => {
    if (route.request().postDataJSON().searching_key === '62') await delayed;
    // The page may have cancelled this request.
    await route.continue().catch(() => {});
  });
  await page.goto(store.addressOf('nod'));
  await waitForHydration(page);
  const requestedUrl = page.waitForRequest((request) => request.postDataJSON()?.searching_key === '62');
  const aborted = page.waitForEvent('requestfailed', (request) => request.postDataJSON()?.searching_key === '62');
  await page.keyboard.press('/');
  await page.keyboard.type('62');
  await requestedUrl;
  await page.keyboard.type('05-2rs');
  await page.getByRole('option').filter({ hasText: '6205-2RS' }).first().waitFor();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  const shown = await page.getByRole('option').allTextContents();
  release?.();
  await page.unroute('**/api/search/');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(shown);
  expect(shown.every((text) => /6205.2RS/.test(text))).toBe(true);
});

test('keys alone move through the suggestions and open one', async () => {
  const site = 'gwd';
  const page = await browser.newPage();
  await page.goto(store.addressOf(site));
  await waitForHydration(page);
  const field = page.getByRole('combobox').first();
  const marked = page.getByRole('option', { selected: true });
  await page.keyboard.press('/');
  await page.keyboard.insertText('6205');
  await page.getByRole('option').first().waitFor();
  const names = await page.getByRole('option').allTextContents();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => marked.allTextContents()).toEqual([names[1]]);
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => marked.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => marked.allTextContents()).toEqual([names.at(-1)]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  await expect.poll(() => field.inputValue()).toBe('6205');

  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const designation = await marked.locator('> span').nth(1).textContent();
  await page.keyboard.press('Enter');
  await arrival(page, designation ?? '');
});

test('an unknown item is reported as not found; the details of a suggestion stand below it on a phone, beside it on a wide screen', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(store.addressOf('nod'));
  await waitForHydration(page);
  const field = page.getByRole('combobox').first();
  await field.fill('zzqqxx77');
  await page.getByText('No Result Found').first().waitFor();
  await field.fill('6205-2rs');
  const panel = page.getByRole('region', { name: 'Recommended Products 6205-2RS' });
  await page.getByRole('option').first().waitFor();
  expect((await page.getByRole('listbox').boundingBox())?.width).toBeGreaterThan(320);
  await panel.waitFor();
  const isBeside = async () => {
    const [list, details] = await Promise.all([page.getByRole('listbox').boundingBox(), panel.boundingBox()]);
    return (details?.x ?? 0) > (list?.x ?? 0);
  };
  expect(await isBeside()).toBe(false);
  await page.setViewportSize({ width: 1100, height: 800 });
  await panel.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1101, height: 800 });
  await panel.waitFor();
  expect(await isBeside()).toBe(true);
  const quantity = panel.getByRole('textbox').first();
  await expect.poll(() => quantity.inputValue()).toBe('');
  await expect.poll(() => quantity.getAttribute('placeholder')).toBe('Qty');
});

test('filters and the order of a listing that are chosen while earlier replies are on their way all count', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/listing?q=6205`);
  await waitForHydration(page);
  const makers = page.getByRole('complementary', { name: 'Filter' }).locator('input[name=brand]');
  const order = page.getByLabel('Sort by');
  const chosen = () => new URL(page.url()).searchParams;
  const reply = await holdRequests(page, '**/listing.data*');
  await makers.nth(0).check();
  await order.selectOption('name');
  await makers.nth(1).check();
  expect(await order.inputValue()).toBe('name');
  reply();
  await expect.poll(() => [chosen().get('sort'), chosen().getAll('brand').length]).toEqual(['name', 2]);

  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('link');
  await expect.poll(() => chips.count()).toBe(2);
  const nextReply = await holdRequests(page, '**/listing.data*');
  await chips.nth(0).click();
  await chips.nth(1).click();
  await makers.nth(2).check();
  nextReply();
  await expect.poll(() => [chosen().get('sort'), chosen().getAll('brand').length]).toEqual(['name', 1]);
  await expect.poll(() => chips.count()).toBe(1);
  expect(await makers.evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length)).toBe(1);
});

test('a buyer sees all columns of a listing, down to the wishlist, without scrolling sideways', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/listing?q=6205');
  for (const path of ['/listing?q=6205', '/listing']) {
    await page.goto(`${store.addressOf('nod')}${path}`);
    const table = page.getByRole('table').first();
    await table.getByRole('columnheader', { name: 'Qty' }).waitFor();
    for (const width of [1440, 1366, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = () => table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(hidden, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(1);
    }
  }
});
