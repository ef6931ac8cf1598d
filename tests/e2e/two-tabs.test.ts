import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('a heart that is pressed in one tab shows in another', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/listing?q=NU2310');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForHydration(other);
  const heartIn = (tab: Page) => tab.getByRole('button', { name: 'NU2310, ZWZ in your wishlist', exact: true }).first();
  for (const [here, there, pressed] of [
    [page, other, 'true'],
    [other, page, 'false'],
  ] as const) {
    await heartIn(here).click();
    await expect.poll(() => heartIn(there).getAttribute('aria-pressed')).toBe(pressed);
  }
});
