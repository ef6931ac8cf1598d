import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createConfirmedOrder, findInconsistencies } from '../../tests/actions/orders.ts';
import { holdRequests, interceptRequests } from '../../tests/browser/hold-requests.ts';
import { keyboard } from '../../tests/browser/input-device.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, phone, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const hasFocus = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();
/** As a scanner types: into whatever has the focus, and Enter. */
const scan = async (page: Page, text: string) => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('what is typed last counts: pieces that are changed, and the weights of two cartons', async () => {
  browser.expectError(/ERR_FAILED/);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await page.getByRole('button', { name: 'Find' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await scan(page, number);
  await page.getByRole('heading', { level: 2, name: number }).waitFor();

  const dispatch = page.getByRole('region', { name: 'Pick and dispatch' });
  await keyboard(page).press(dispatch.getByRole('button', { name: 'All as asked' }));
  await dispatch.getByText('13 pieces, 1 carton').waitFor();
  await hasFocus(dispatch.getByRole('button', { name: 'To the dispatch' }));
  await dispatch.getByRole('button', { name: 'Change line 1' }).click();
  await dispatch.getByLabel('Carton, line 1, 51105').fill('2');
  await dispatch.getByLabel('Pieces, line 1, 51105').fill('7');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Line 1 is being changed: Enter writes it down').first().waitFor();
  await dispatch.getByLabel('Pieces, line 1, 51105').press('Enter');
  await dispatch.getByText('11 pieces, 2 cartons').waitFor();

  await dispatch.getByRole('button', { name: 'Change line 1' }).click();
  await dispatch.getByLabel('Pieces, line 1, 51105').fill('6');
  const pick = await holdRequests(page, '**/pick/');
  const picking = page.waitForRequest('**/pick/');
  await page.keyboard.press('Enter');
  await picking;
  await dispatch.getByRole('button', { name: 'Change line 2' }).click();
  await dispatch.getByLabel('Pieces, line 2, NU205').fill('3');
  pick();
  await dispatch.getByText('10 pieces, 2 cartons').waitFor();
  expect(await dispatch.getByLabel('Pieces, line 2, NU205').inputValue()).toBe('3');
  await dispatch.getByLabel('Pieces, line 2, NU205').press('Enter');
  await dispatch.getByText('9 pieces, 2 cartons').waitFor();

  const [first, second] = [1, 2].map((no) => dispatch.getByLabel(`Gross weight of carton ${no}, kg`));
  await interceptRequests(page, '**/carton/', (route) => route.abort(), { times: 1 });
  await first?.fill('9.5');
  await second?.focus();
  await page.getByText('The desk could not be reached.').waitFor();
  const release = await holdRequests(page, '**/carton/');
  await first?.fill('1.6');
  await first?.blur();
  await page.getByText('The desk could not be reached.').waitFor({ state: 'detached' });
  await first?.fill('1.4');
  await second?.fill('heavy');
  await second?.blur();
  await dispatch.getByText('Write kg like 16.2').waitFor();
  await checkWidths(page, 'desk-pack-weights');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Write the weight of carton 2 in kg, like 16.2.').waitFor();
  await second?.fill('0.8');
  await page.keyboard.press('Control+Enter');
  await interceptRequests(page, '**/carton/', (route) => route.abort(), { times: 1 });
  release();
  await page.getByText(`${number}-1 has left.`).waitFor();
  await page.getByText('2 cartons, 2.2 kg').waitFor();
});

test('what a colleague writes about a dispatch or takes back while a dialog is open is seen there, and not written over', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 4]]);
  const [page, colleague] = [await browser.newPage(), await browser.newPage()];
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${number}`);
  await page.getByRole('button', { name: 'All as asked' }).click();
  await page.getByRole('button', { name: /^Dispatch and invoice ₹/ }).click();
  await page.getByText(`${number}-1 has left.`).waitFor();
  await openDeskSignedIn(colleague, store, 'admin', 'nod', `/orders/${number}`);

  const docket = (desk: Page) => desk.getByRole('dialog', { name: `Docket and tracking of ${number}-1` });
  await page.getByRole('button', { name: 'Docket and tracking' }).click();
  await docket(page).getByLabel('Consignment note (LR)').fill('KR 118204');
  await colleague.getByRole('button', { name: 'Docket and tracking' }).click();
  await docket(colleague).getByLabel('Carrier').fill('Konkan Roadlines');
  await docket(colleague).getByRole('button', { name: 'Save' }).click();
  await colleague.getByText(`${number}-1 is changed.`).waitFor();
  await docket(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText(/changed order .+ meanwhile/).waitFor();
  await expect.poll(() => docket(page).getByLabel('Carrier').inputValue()).toBe('Konkan Roadlines');
  await docket(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Konkan Roadlines, KR 118204').waitFor();

  const cameBack = { name: /came back$/ };
  await page.getByRole('button', cameBack).click();
  await page.getByRole('dialog').getByText('of 4').waitFor();
  await colleague.reload();
  await colleague.getByRole('button', cameBack).click();
  for (const desk of [colleague, page]) {
    const back = desk.getByRole('dialog', cameBack);
    await back.getByLabel('Pieces of line 1, 51105').fill('1');
    await back.getByLabel('Reason, printed on the credit note').fill('Wrong size');
    await back.getByRole('button', { name: 'Issue the credit note' }).click();
    await desk.getByText(/is issued\.$|meanwhile: goods returned/).waitFor();
  }
  const back = page.getByRole('dialog', cameBack);
  await back.getByText('of 3').waitFor();
  // The same piece may be meant.
  expect(await back.getByLabel('Pieces of line 1, 51105').inputValue()).toBe('');
  await back.getByRole('button', { name: 'Issue the credit note' }).click();
  await page.getByText('Write how many pieces of which line came back').waitFor();
  expect(await findInconsistencies(store)).toEqual([]);
});

test('the title of the page and the box of a row say which order it is', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6308', 4]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await page.getByRole('checkbox', { name: `Select this row ${number}` }).waitFor();
  await expect.poll(() => page.title()).toBe('Orders · NOD · Desk');
  await page.getByRole('link', { name: number }).first().click();
  await expect.poll(() => page.title()).toBe(`${number} · Orders · NOD · Desk`);
});

test('on a phone the line to pick is one block; thousands of pieces are set off as everywhere else', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['608-2Z', 1200]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${number}`);
  await page.setViewportSize(phone.viewport);
  const cell = page.getByRole('region', { name: 'Pick and dispatch' }).locator('th', { hasText: '608-2Z' });
  await cell.waitFor();
  expect(await cell.evaluate((line) => getComputedStyle(line).boxShadow)).toBe('none');
  await page.getByText('1,200 by').waitFor();
  await page.getByText(/^Mumbai \d,\d{3} free of \d{1,2},\d{3}/).waitFor();
});
