import { expect, test } from 'vitest';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('numbers, codes and amounts are kept from translation', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/listing?q=6205');
  expect(await page.locator('[translate="no"]').count()).toBeGreaterThan(5);
});
