import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
import { hydrated, picture, useBrowser } from '../browser.ts';
import { signIn } from '../browser-buyer.ts';
import { type RunningStore, startStore } from '../running-store.ts';

const browser = useBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

type Walk = {
  site: SiteCode;
  how: string;
  typed: string;
  /** The item it leads to, what the listing says first, and what the item's page says can take its place. */
  item: string;
  said?: string;
  standIn: RegExp;
};

const walks: readonly Walk[] = [
  {
    site: 'nod',
    how: 'a Japanese spelling',
    typed: '6205 DDU C3',
    item: '6205-2RS/C3',
    standIn: /6205 2RS C3.*Koyo.*Identical.*Maker only/,
  },
  {
    site: 'zwz',
    how: 'an old Chinese number',
    typed: '180205',
    item: '6205-2RS',
    standIn: /6205-2RS\/C3.*Same size only.*Clearance C3, not CN/,
  },
  {
    site: 'gwd',
    how: 'what a worn bearing measures',
    typed: '25.1 x 52 x 15',
    item: '6205',
    said: 'No item measures 25.1 × 52 × 15 mm. The closest sizes are listed, the nearest first.',
    standIn: /6205-2Z.*Same size only.*Seal Shields, two sides, not Open/,
  },
];

const arrival = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Status and kind of what a link of the page downloads. */
const answerOf = (page: Page, href: string) =>
  page.evaluate(async (path) => {
    const { status, headers } = await fetch(path);
    return [status, headers.get('content-type')];
  }, href);

test.each(walks)('$site: $how leads from the search to its item', async ({ site, typed, item, said, standIn }) => {
  const page = await (await browser.visitor()).newPage();
  await page.goto(store.addressOf(site));
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type(typed);
  const suggested = page.getByRole('option').filter({ hasText: item }).first();
  await suggested.waitFor();
  await picture(page, `${site}-find-1-typeahead`);

  await page.keyboard.press('Enter');
  await arrival(page, `Available Products For ${typed}`);
  if (said) await page.getByText(said).waitFor();
  await picture(page, `${site}-find-2-listing`);

  await page.getByRole('link', { name: item, exact: true }).first().click();
  await arrival(page, item);
  await page.getByRole('figure').getByRole('img', { name: item }).waitFor();
  const table = page.getByRole('table', { name: `Items with the same fit as ${item}` });
  const rows = await table.getByRole('row').allTextContents();
  expect(rows).toContainEqual(expect.stringMatching(standIn));
  await picture(page, `${site}-find-3-item`);

  const sheet = await page.getByRole('link', { name: 'Data sheet, PDF' }).getAttribute('href');
  expect(await answerOf(page, sheet ?? '')).toEqual([200, 'application/pdf']);
});

test('a visitor who presses a heart signs in, comes back, and keeps the item in the wishlist', async () => {
  const page = await (await browser.visitor()).newPage();
  const heart = (item: string) => page.getByRole('button', { name: `${item} in your wishlist`, exact: true }).first();
  await page.goto(`${store.addressOf('nod')}/listing?q=6308`);
  await hydrated(page);
  await heart('6308').click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signIn(page, 'active@nod.example');
  await arrival(page, 'Available Products For 6308');

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/wishlist/toggle/'));
  await heart('6308').click();
  await saved;
  expect(await heart('6308').getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('link', { name: 'Wishlist', exact: true }).first().click();
  await arrival(page, 'Wishlist');
  await page.getByRole('link', { name: '6308', exact: true }).waitFor();
  await picture(page, 'nod-find-4-wishlist');

  await page.getByRole('link', { name: '6308', exact: true }).click();
  await arrival(page, '6308');
  await page.goto(`${store.addressOf('nod')}/listing?q=NU2310`);
  await page.getByRole('link', { name: 'NU2310', exact: true }).first().click();
  await arrival(page, 'NU2310');
  await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
  await page.getByRole('link', { name: '6308', exact: true }).waitFor();
  await picture(page, 'nod-find-5-recently-viewed');
});
