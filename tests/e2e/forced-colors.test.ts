import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { setUpDeskScreens } from '../browser/desk-screens.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

/** Windows' contrast themes replace the colours of a page: what only a background, a shadow or a grey tells is lost. */
const contrastTheme = { forcedColors: 'active' } as const;

const browser = setUpBrowser();
const store = setUp(startStore);
beforeAll(async () => {
  await setUpDeskScreens(store);
});

/** Neither pointed at nor focused. */
async function pictureOf(part: Locator): Promise<string> {
  await part.page().mouse.move(0, 0);
  await part.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return (await part.screenshot()).toString('base64');
}

async function openDesk(path: string): Promise<Page> {
  const page = await browser.newPage(contrastTheme);
  await openDeskSignedIn(page, store, 'admin', 'nod', path);
  return page;
}

test('at the desk the row that the keys have reached differs from the others', async () => {
  const page = await openDesk('/orders');
  const row = page.locator('tbody tr').first();
  await row.waitFor();
  const before = await pictureOf(row);
  await page.keyboard.press('j');
  await row.and(page.locator('[aria-current]')).waitFor();
  expect(await pictureOf(row)).not.toBe(before);
});
