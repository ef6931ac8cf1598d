import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillCart } from '../actions/cart.ts';
import { invoiceFor } from '../actions/payments/bank-lines.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { pricedItemNames } from '../actions/rfi-of-20-lines.ts';
import { coveredOf } from '../browser/covered-focus.ts';
import { followTo } from '../browser/follow-to.ts';
import { holdRequests } from '../browser/hold-requests.ts';
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

test.each([
  ['Undo', 'Delete 6205'],
  ['Close', 'Delete 6205-2RS'],
])('%s in the message of a deleted cart line moves the focus to %s', { tags: ['lab'] }, async (answer, focused) => {
  const page = await deleteFirstOfTwoLines();
  await keyboard(page).press(page.getByRole('button', { name: answer, exact: true }));
  await hasFocus(page.getByRole('button', { name: focused, exact: true }));
});

test('a first key that deletes a cart line moves the focus too, when the connection is slow', {
  tags: ['lab'],
}, async () => {
  const visitor = await browser.newVisitor({ viewport: { width: 1280, height: 740 } });
  const page = await visitor.newPage();
  await openSignedIn(page, store, 'zwz', 'newbalance0@zwz.example', '/listing?q=6205');
  await page.getByLabel('Stay on this page after adding').first().check();
  for (const item of ['6205', '6205-2RS'])
    await page.getByRole('button', { name: `Add to cart: ${item}, ZWZ` }).click();
  await followTo(page, '/cart');
  const letScriptIn = await holdRequests(page, '**/restore-lost-focus-*.js');
  await page.getByRole('button', { name: 'Delete 6205', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: '6205-2RS' }).waitFor();
  await page.getByRole('button', { name: 'Delete 6205', exact: true }).waitFor({ state: 'detached' });
  letScriptIn();
  await hasFocus(page.getByRole('button', { name: 'Delete 6205-2RS' }));
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

test('a new total of the cart is read out, not the whole cart', { tags: ['lab'] }, async () => {
  await fillCart(store, await store.signIn('active', 'zwz'), [['6308', 4]], 'zwz');
  const page = await browser.newPage();
  await openSignedIn(page, store, 'zwz', 'active@zwz.example', '/cart');
  const said = page.getByRole('status').filter({ hasText: 'with GST' });
  await expect.poll(() => said.textContent()).toMatch(/^1 of 1 line, with GST ₹\s[\d,.]+$/);
  const before = await said.textContent();
  await keyboard(page).write(page.getByLabel('Quantity of 6308'), '6');
  await page.keyboard.press('Tab');
  await expect.poll(() => said.textContent()).not.toBe(before);
});

test('what was found in a list is read out without the buttons beside it', { tags: ['lab'] }, async () => {
  const page = await visit('/quick-order');
  await page.getByLabel('One item per line: designation, quantity').fill('22220CA/W33, 4\nXYZ, 1');
  await page.getByRole('button', { name: 'Find these items' }).click();
  const said = page.getByRole('status').filter({ hasText: 'not found' });
  await said.waitFor();
  expect(await said.textContent()).toMatch(/^2 lines1 ready0 need your answer1 not found/);
  expect(await said.getByRole('button').count()).toBe(0);
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

const lineCount = 12;

/** Links of items that stand behind something else, while Shift+Tab goes back from line to line. */
async function coveredLinks(page: Page): Promise<string[]> {
  await page.locator('tbody tr').last().getByRole('button').last().focus();
  const covered: string[] = [];
  for (let left = lineCount; left > 0; ) {
    await page.keyboard.press('Shift+Tab');
    const link = await focused(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        isItem: element.matches('tbody a[href*="item="]'),
        name: element.textContent,
        isShown: element.contains(shown),
      };
    });
    if (!link.isItem) continue;
    left--;
    if (!link.isShown) covered.push(link.name);
  }
  return covered;
}

test('nothing that is focused on the way back through a long list stands behind its head', {
  tags: ['lab'],
}, async () => {
  const names = await pricedItemNames(store, lineCount);
  await fillCart(
    store,
    await store.signIn('active'),
    names.map((name) => [name, 4] as const),
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 400 } });
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  expect(await coveredLinks(page)).toEqual([]);

  await followTo(page, '/quick-order');
  const list = page.getByLabel('One item per line: designation, quantity');
  await list.fill(names.map((name) => `${name}, 4`).join('\n'));
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByRole('heading', { name: `${lineCount} ready` }).waitFor();
  expect(await coveredLinks(page)).toEqual([]);
});

test('nothing that is focused on a phone stands behind the bar that pays', { tags: ['lab'] }, async () => {
  const customer = (await findCustomerId(store, 'active@nod.example')) ?? 0;
  for (const at of [1, 2, 3, 4, 5, 6])
    await invoiceFor(store, customer, `NM/26-27/95000${at}`, 18_290_00, { daysAgo: 50 });
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/statement');
  await page.getByRole('button', { name: /^All past due/ }).focus();
  expect(await coveredOf(page, 'Tab', 24)).toEqual([]);
});
