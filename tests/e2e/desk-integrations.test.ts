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
