import { test } from 'vitest';
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
