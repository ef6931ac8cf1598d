import { expect, test } from 'vitest';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('an administrator removes a colleague from the site and brings them back with another role', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/staff');
  await page.getByRole('button', { name: 'Remove Nisha Rao' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Nisha Rao from NOD?' });
  await question.getByText('An administrator can bring them back.').waitFor();
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Nisha Rao no longer works for NOD.').waitFor();

  const back = page.getByRole('button', { name: 'Bring Nisha Rao back' });
  await back.waitFor();
  await checkWidths(page, 'desk-staff');
  await back.click();
  const dialog = page.getByRole('dialog', { name: 'Bring Nisha Rao back to NOD?' });
  await dialog.getByRole('checkbox', { name: /^Sales/ }).check();
  await checkWidths(page, 'desk-staff-bring-back');
  await dialog.getByRole('button', { name: 'Bring back' }).click();
  await dialog.getByText('Nisha Rao has these roles now and signs in as before.').waitFor();
  await dialog.getByText('Close', { exact: true }).click();
  await page.getByRole('row', { name: /Nisha Rao.*sales/ }).waitFor();
});

test('staff see whose RFIs hide those of others, and decline them all with one question', {
  tags: ['lab'],
}, async () => {
  const sender = await store.signIn('pending');
  const item_info = [{ item_name: 'Garden chairs', quantity: '1' }];
  for (let i = 0; i < 12; i++) await store.call(sendRfi, { item_info }, { token: sender });
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/today');
  await page.getByRole('link', { name: /^12 RFIs of .*, not verified$/ }).click();
  const decline = page.getByRole('button', { name: /^Decline all RFIs of / });
  await decline.waitFor();
  await checkWidths(page, 'desk-rfi-senders');
  await decline.click();
  const dialog = page.getByRole('dialog', { name: /^Decline 12 RFIs of / });
  expect(await dialog.getByRole('button', { name: 'Decline all' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Reason').fill('We sell bearings only.');
  await checkWidths(page, 'desk-rfi-decline-all');
  await dialog.getByRole('button', { name: 'Decline all' }).click();
  await page.getByText(/^12 RFIs of .* declined\. They get one mail\.$/).waitFor();
  await decline.waitFor({ state: 'detached' });
});
