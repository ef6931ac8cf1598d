import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { followTo } from '../browser/follow-to.ts';
import { keyboard } from '../browser/input-device.ts';
import { openSignedIn, solveCaptchaOnPage } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function open(site: SiteCode, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
  return page;
}

test('the retrofit kit leads from About to a message that has begun', { tags: ['lab'] }, async () => {
  const page = await open('zwz', sites.zwz.pages.about);
  await keyboard(page).press(page.getByRole('link', { name: 'Ask for an offer' }));
  await page.waitForURL((url) => url.pathname === sites.zwz.pages.contact);
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toMatch(/^Please send us an offer for a retrofit kit\. Motor/);
});

test.each(['zwz', 'gwd'] as const)(
  '%s: an address without a page fits desktop and phone',
  { tags: ['lab'] },
  async (site) => {
    browser.expectError(/404/);
    const page = await browser.newPage();
    await page.goto(`${store.addressOf(site)}/nowhere`);
    await page.getByRole('heading', { name: '404: there is no page at this address' }).waitFor();
    await checkWidths(page, `not-found-${site}`);
  },
);

test('an address without a page leads on, and fits desktop and phone', async () => {
  browser.expectError(/404/);
  const page = await open('nod', '/nowhere');
  await page.getByRole('heading', { name: '404: there is no page at this address' }).waitFor();
  await checkWidths(page, 'not-found-nod');
  await page.getByRole('main').getByRole('link', { name: 'Quick order' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
});

test('a search without a result asks the sales desk', { tags: ['lab'] }, async () => {
  const page = await open('nod', '/listing?q=nothing-like-it');
  await checkWidths(page, 'no-result');
  await page.getByRole('link', { name: 'Ask our sales desk' }).click();
  await page.waitForURL((url) => url.pathname === sites.nod.pages.contact);
  await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/^Please find this item for us\./);
});

test('who has nothing yet sees what to do next, each page with its own drawing', { tags: ['lab'] }, async () => {
  const pages = [
    ['/cart', 'Your Cart is empty', 'Quick order'],
    ['/order-history', 'No orders yet', 'Quick order'],
    ['/rfq-history', 'No RFIs yet', 'Quick order'],
    ['/wishlist', 'Your wishlist is empty', 'Products'],
    ['/statement', 'No credit terms', 'Order History'],
  ] as const;
  const page = await browser.newPage();
  await openSignedIn(page, store, 'gwd', 'pending@gwd.example', pages[0][0]);
  const drawings = new Set<string>();
  for (const [path, title, next] of pages) {
    if (path !== pages[0][0]) await followTo(page, path);
    const nothing = page.locator('section', { has: page.getByRole('heading', { name: title }) }).last();
    await nothing.getByRole('link', { name: next, exact: true }).waitFor();
    drawings.add(await nothing.locator('svg').innerHTML());
    await checkWidths(page, `empty${path.replace('/', '-')}`);
    expect(await findViolationsInBothModes(page, 'main')).toEqual([]);
  }
  expect(drawings.size).toBe(pages.length);
});

test('the reason why Login cannot be pressed goes when it can', { tags: ['lab'] }, async () => {
  const page = await open('zwz', '/login');
  const reason = page.getByText("Tick 'I'm not a robot' to log in.");
  await reason.waitFor();
  await solveCaptchaOnPage(page);
  await reason.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: 'Login' }).isEnabled()).toBe(true);
});
