import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toggleWishlistItem } from '../../src/catalogue/wishlist/wishlist.contract.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  await waitForHydration(page);
  return page;
}

test('a heart that is pressed on and off at once is saved in this order', async () => {
  const page = await open('/listing?q=NU2310');
  const letFirst = Promise.withResolvers<void>();
  const wished: boolean[] = [];
  await interceptRequests(page, `**/${toggleWishlistItem.path}`, async (route) => {
    const sent = route.request().postDataJSON() as { wished: boolean };
    if (sent.wished) await letFirst.promise;
    wished.push(sent.wished);
    await route.fulfill({ json: { success: true, wished: sent.wished } });
  });
  const heart = page.getByRole('button', { name: 'NU2310, ZWZ in your wishlist', exact: true }).first();
  const sent = page.waitForRequest(`**/${toggleWishlistItem.path}`);
  await heart.click();
  await sent;
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  letFirst.resolve();
  await page.getByText('NU2310 was removed from your wishlist').waitFor();
  expect(wished).toEqual([true, false]);
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
});
