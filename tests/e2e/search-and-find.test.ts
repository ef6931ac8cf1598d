import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { followTo } from '../browser/follow-to.ts';
import { signIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
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
