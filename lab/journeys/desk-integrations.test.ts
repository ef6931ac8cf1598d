import { beforeAll, test } from 'vitest';
import { sendWebhook } from '../../tests/browser/desk-screens.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
beforeAll(async () => {
  await sendWebhook(store);
});

test('an administrator adds an address, and sees what was sent and replied', async () => {
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
