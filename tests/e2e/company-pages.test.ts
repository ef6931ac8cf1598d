import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
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

test('an address without a page leads on, and fits desktop and phone', async () => {
  browser.expectError(/404/);
  const page = await open('nod', '/nowhere');
  await page.getByRole('heading', { name: '404: there is no page at this address' }).waitFor();
  await checkWidths(page, 'not-found-nod');
  await page.getByRole('main').getByRole('link', { name: 'Quick order' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
});
