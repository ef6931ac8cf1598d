import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart } from '../actions/cart.ts';
import { pricedItemNames } from '../actions/rfi-of-20-lines.ts';
import { keyboard } from '../browser/input-device.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { phone, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const lineCount = 20;

const addresses = { 'review of an order': '', 'review of an RFI': '' };
beforeAll(async () => {
  const token = await store.signIn('active');
  const items = (await pricedItemNames(store, lineCount)).map((name) => [name, 2] as const);
  const lines = (await fillCart(store, token, items)).map((line) => line?.item_detail_id).join(',');
  addresses['review of an order'] = `${sites.nod.pages.review}?lines=${lines}`;
  addresses['review of an RFI'] = `/rfq-review?lines=${lines}`;
});

async function enter(which: keyof typeof addresses, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await openSignedIn(page, store, 'nod', 'active@nod.example', addresses[which]);
  return page;
}

const isInView = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('on a phone the review of an RFI shows its first lines, and the others when asked', async () => {
  const page = await enter('review of an RFI', phone);
  const items = page.getByRole('table').first().getByRole('rowheader');
  await expect.poll(() => items.count()).toBe(8);
  await page.getByRole('button', { name: 'Show 12 more' }).click();
  await expect.poll(() => items.count()).toBe(lineCount);
});

describe('beside many lines', { tags: ['lab'] }, () => {
  test.each([
    ['review of an order', 'Place order', 'Remark'],
    ['review of an RFI', 'Proceed', 'Remark'],
  ] as const)('the %s keeps its button in view', async (which, action, lastField) => {
    const page = await enter(which, { viewport: { width: 1440, height: 700 } });
    const button = page.getByRole('button', { name: action });
    await page.getByRole('textbox', { name: lastField }).scrollIntoViewIfNeeded();
    await expect.poll(() => isInView(button)).toBe(true);
  });

  test.each([
    ['review of an order', 'Your PO number'],
    ['review of an RFI', 'Proceed'],
  ] as const)('one key leads over the lines of the %s', async (which, next) => {
    const page = await enter(which, { viewport: { width: 1440, height: 700 } });
    await keyboard(page).press(page.getByRole('link', { name: 'Skip to the order summary' }));
    await page.keyboard.press('Tab');
    await page
      .getByRole(which === 'review of an RFI' ? 'button' : 'textbox', { name: next })
      .and(page.locator(':focus'))
      .waitFor();
  });
});
