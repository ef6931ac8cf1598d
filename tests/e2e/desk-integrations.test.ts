import { beforeAll, expect, test } from 'vitest';
import { sendWebhook } from '../browser/desk-screens.ts';
import { findViolations, findViolationsInBothModes } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
beforeAll(async () => {
  await sendWebhook(store);
});

test('an administrator makes a token, tries a call with it, and ends it', async () => {
  const visitor = await browser.newVisitor();
  const page = await visitor.newPage();
  await openDeskSignedIn(page, store, 'admin');
  await page.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor();
  const form = page.getByRole('form', { name: 'New token' });
  await form.getByRole('button', { name: 'Make the token' }).click();
  await form.getByText('Please enter a name, such as the program that uses it.').waitFor();
  await form.getByLabel('Program').fill('Books');
  await form.getByLabel('List orders with their dispatches').check();
  await form.getByRole('button', { name: 'Make the token' }).click();
  await form.getByRole('button', { name: 'Copy' }).and(page.locator(':focus')).waitFor();
  const token = (await form.getByText(/^rw_nod_/).textContent()) ?? '';
  await checkWidths(page, 'desk-integrations');
  expect(await findViolations(page)).toEqual([]);

  browser.expectError(/401/);
  const reference = await visitor.newPage();
  await reference.goto(`${store.addressOf('nod')}/api/docs`);
  await reference.locator('body[data-ready]').waitFor();
  await checkWidths(reference, 'api-reference');
  expect(await findViolationsInBothModes(reference)).toEqual([]);
  await reference.getByLabel('Token, to try the calls with').fill(token);
  const call = reference.locator('section').filter({ hasText: 'Lists orders that are new' }).first();
  const send = async () => {
    await call.getByRole('button', { name: 'Send' }).click();
  };
  await call.getByText('Try it').click();
  await send();
  await call.getByText(/^200 "token";r=599/).waitFor();

  await page.getByRole('button', { name: 'End Books' }).click();
  await page.getByRole('button', { name: 'End the token' }).click();
  await page.getByText('The token Books has ended.').waitFor();
  await send();
  await call.getByText(/^401/).waitFor();
});

test('an administrator adds an address, and sees what was sent and replied', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin');
  await page.getByRole('link', { name: 'Integrations' }).click();
  const form = page.getByRole('form', { name: 'New address' });
  await form.getByLabel('Address').fill('https://10.0.0.1/hooks');
  await form.getByLabel('An order was placed').check();
  await form.getByRole('button', { name: 'Add the address' }).click();
  await form.getByText('10.0.0.1 is 10.0.0.1, which is not an address of the public internet.').waitFor();
  await form.getByLabel('Address').fill('http://127.0.0.1:9/hooks');
  await form.getByRole('button', { name: 'Add the address' }).click();
  await form.getByText(/^whsec_/).waitFor();
  await page.getByText('http://127.0.0.1:9/hooks').waitFor();

  await page.getByRole('button', { name: 'Show order.placed of NOD26000777' }).click();
  const dialog = page.getByRole('dialog', { name: 'order.placed of NOD26000777' });
  await dialog.getByText('The endpoint replied 503.').waitFor();
  await checkWidths(page, 'desk-webhook');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
