import { expect, test } from 'vitest';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('staff see whose RFIs hide those of others, and decline them all with one question', async () => {
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
