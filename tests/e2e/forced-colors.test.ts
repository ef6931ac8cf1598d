import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { setUpDeskScreens } from '../browser/desk-screens.ts';
import { followTo } from '../browser/follow-to.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
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

const pictureCount = async (parts: readonly Locator[]) => new Set(await Promise.all(parts.map(pictureOf))).size;

async function openDesk(path: string): Promise<Page> {
  const page = await browser.newPage(contrastTheme);
  await openDeskSignedIn(page, store, 'admin', 'nod', path);
  return page;
}

test.each([
  ['section', '/orders', 'link', 'Customers'],
  ['list of items', '/items', 'link', 'Categories'],
  ['tab of a customer', '/accounts/{active}', 'button', /^Orders/],
] as const)('at the desk the chosen %s differs from the others', { tags: ['lab'] }, async (_, path, role, name) => {
  const { rows } = await store.database.$client.query(
    "select customer_id from users where email = 'active@nod.example'",
  );
  const page = await openDesk(path.replace('{active}', rows[0].customer_id));
  const choice = page.getByRole('main').or(page.getByRole('navigation')).getByRole(role, { name }).first();
  await choice.waitFor();
  const before = await pictureOf(choice);
  await choice.click();
  await choice.and(page.locator('[aria-current], [aria-pressed="true"]')).waitFor();
  expect(await pictureOf(choice)).not.toBe(before);
});

test('at the desk the row that the keys have reached differs from the others', async () => {
  const page = await openDesk('/orders');
  const row = page.locator('tbody tr').first();
  await row.waitFor();
  const before = await pictureOf(row);
  await page.keyboard.press('j');
  await row.and(page.locator('[aria-current]')).waitFor();
  expect(await pictureOf(row)).not.toBe(before);
});

test('at the desk a button that cannot be pressed now differs from one that can', { tags: ['lab'] }, async () => {
  const page = await openDesk('/receivables');
  const colourOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).color);
  expect(await colourOf('Next')).not.toBe(await colourOf('Export'));
});

test('at the desk the ages of what is owed and the states of the lines of an RFI differ', {
  tags: ['lab'],
}, async () => {
  const page = await openDesk('/receivables');
  const ages = page.locator('dt', { hasText: /Not due|days/ }).locator('span');
  await ages.first().waitFor();
  expect(await pictureCount(await ages.all())).toBe(5);
  await page.goto(`${store.addressOf('nod')}/desk/nod/rfis/NODR26000001`);
  const lines = page.locator('i[data-mark]');
  await lines.first().waitFor();
  expect(await pictureCount([lines.first(), lines.last()])).toBe(2);
});

test('on the page of an item what is in stock differs from what is not', { tags: ['lab'] }, async () => {
  const page = await browser.newPage(contrastTheme);
  const { '6205-2RS': id } = await findItemIds(store, 'nod', ['6205-2RS']);
  await openSignedIn(page, store, 'nod', 'active@nod.example', `/product-category?item=${id}`);
  const signs = page.getByRole('main').locator('[class*="shape"][class*="stock"]');
  await signs.first().waitFor();
  expect(await signs.first().evaluate((sign) => getComputedStyle(sign).backgroundColor)).not.toBe('rgb(255, 255, 255)');
});

test('a message has an edge', { tags: ['lab'] }, async () => {
  await fillCart(store, await store.signIn('active'), [['6308', 4]]);
  const page = await browser.newPage(contrastTheme);
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/');
  await followTo(page, '/cart');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Delete 6308' }).click();
  const message = page.getByRole('button', { name: 'Undo' }).locator('..');
  expect(await message.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
