import { expect, test } from 'vitest';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { translateTexts } from '../browser/translate-texts.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test.each(['/listing', '/quick-order', '/'])(
  'a reader of %s in translation types into the search, and finds and follows what is suggested',
  { tags: ['lab'] },
  async (path) => {
    const visitor = await browser.newVisitor();
    await translateTexts(visitor);
    const page = await visitor.newPage();
    await page.goto(store.addressOf('nod') + path);
    await waitForHydration(page);
    const field = page.getByRole('combobox', { name: 'Search by item' }).first();
    for (const typed of ['62', '6206', '62062', 'qqqqq', '6205 c3', '']) {
      const suggested =
        typed && page.waitForResponse((reply) => reply.request().postData()?.includes(`"${typed}"`) === true);
      await field.fill(typed);
      await suggested;
    }
    await field.fill('6205-2Z');
    await page.getByRole('option', { name: '6205-2Z' }).first().click();
    await page.getByRole('heading', { level: 1, name: /6205/ }).waitFor();
  },
);

test('numbers, codes and amounts are kept from translation', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/listing?q=6205');
  expect(await page.locator('[translate="no"]').count()).toBeGreaterThan(5);
});
