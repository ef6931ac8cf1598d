import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart } from '../../tests/actions/cart.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function signedIn(site: SiteCode, role: string, path?: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `${role}@${site}.example`, path);
  return page;
}

const arrival = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });

test('cart and profile link to the statement of an account with credit terms', async () => {
  await fillCart(store, await store.signIn('active', 'gwd'), [['6308', 4]], 'gwd');
  const page = await signedIn('gwd', 'active', '/cart');
  const toStatement = page.locator('main').getByRole('link', { name: 'Account Statement' });
  await toStatement.click();
  await arrival(page, 'Account Statement');
  await page.goto(`${store.addressOf('gwd')}/my-profile`);
  await toStatement.click();
  await arrival(page, 'Account Statement');
});

test('the statement of an account without credit terms says so, and no link leads to it', async () => {
  const page = await signedIn('gwd', 'newbalance0', '/statement');
  await page.getByRole('heading', { name: 'No credit terms' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Account Active' }).count()).toBe(0);
  await checkWidths(page, 'gwd-statement-without-terms');
});
