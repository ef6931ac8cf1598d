import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { followTo } from '../browser/follow-to.ts';
import { keyboard } from '../browser/input-device.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const focused = (page: Page) => page.locator(':focus');

const hasFocus = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();

async function visit(path: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 740 } });
  await page.goto(store.addressOf('zwz') + path);
  await waitForHydration(page);
  return page;
}

/** Of 6205 and 6205-2RS in the cart the first is deleted, with the keyboard. */
async function deleteFirstOfTwoLines(): Promise<Page> {
  const page = await visit('/listing?q=6205');
  const device = keyboard(page);
  await device.tick(page.getByLabel('Stay on this page after adding').first());
  for (const item of ['6205', '6205-2RS'])
    await device.press(page.getByRole('button', { name: `Add to cart: ${item}, ZWZ` }));
  await followTo(page, '/cart');
  await device.press(page.getByRole('button', { name: 'Delete 6205', exact: true }));
  await hasFocus(page.getByRole('button', { name: 'Delete 6205-2RS' }));
  return page;
}

test('after keyboard navigation the focus is at the start of the new page', async () => {
  const page = await visit('/listing?q=6205');
  await keyboard(page).press(page.getByRole('main').getByRole('link', { name: '6205-2RS', exact: true }));
  await page.getByRole('heading', { level: 1, name: '6205-2RS' }).waitFor();
  await hasFocus(page.getByRole('main'));
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page).textContent()).toBe('Home');
  await keyboard(page).write(page.getByRole('combobox', { name: 'Search by item' }), '22220CA/W33');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^22220/ }).waitFor();
  await hasFocus(page.getByRole('main'));
});

test('deleting a cart line moves the focus to the next line, or to the page after the last', async () => {
  const page = await deleteFirstOfTwoLines();
  await page.keyboard.press('Enter');
  await page.getByText('Your Cart is empty').waitFor();
  await hasFocus(page.getByRole('main'));
});

test('a question is read out with the title of its dialog, a form is not', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'zwz', 'active@zwz.example', '/my-profile');
  const descriptionOf = async (dialog: Locator) => {
    await dialog.getByRole('button').first().waitFor();
    return dialog.evaluate((element) => {
      const id = element.getAttribute('aria-describedby');
      return id === null ? null : document.getElementById(id)?.textContent;
    });
  };
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  expect(await descriptionOf(page.getByRole('dialog', { name: 'Sign out everywhere' }))).toContain(
    'Every device is signed out, this one too.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  expect(await descriptionOf(page.getByRole('dialog', { name: 'Add New Address' }))).toBeNull();
});

test('the phone menu takes the focus, returns it on Escape and closes when the focus leaves', async () => {
  const page = await visit('/', 360);
  const device = keyboard(page);
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const close = page.getByRole('button', { name: 'Close menu' });
  await device.press(opener);
  await hasFocus(close);
  await page.keyboard.press('Escape');
  await hasFocus(opener);
  await page.keyboard.press('Enter');
  await hasFocus(close);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await close.waitFor({ state: 'hidden' });
});
