// @module-tag lab
import { expect, test } from 'vitest';
import { createDeliveryAddress } from '../../src/account/addresses/addresses.contract.ts';
import { updateGetInfo } from '../../src/account/profile/profile.contract.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('a dialog that closes when its address is added starts empty again; what is typed while the billing address is being saved is kept, also when the page is left', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'pending@nod.example', '/my-profile');
  const releaseDialog = await holdRequests(page, `**/${createDeliveryAddress.path}`);
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const open = () => page.getByRole('button', { name: 'Add New Address' }).first().click();
  const line = dialog.locator('[name="delivery_address"]');
  await open();
  await line.fill('Plot 8');
  await dialog.locator('[name="delivery_ciy_id"]').fill('Faridabad');
  await dialog.locator('[name="delivery_pincode"]').fill('121006');
  browser.expectError(/ERR_FAILED/);
  await interceptRequests(page, `**/${createDeliveryAddress.path}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Add New Address' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  const added = page.waitForRequest(`**/${createDeliveryAddress.path}`);
  await dialog.getByRole('button', { name: 'Add New Address' }).click();
  await added;
  // It would send the form once more.
  await retry.waitFor({ state: 'detached' });
  await line.fill('Plot 8, Gate 2');
  releaseDialog();
  await dialog.waitFor({ state: 'hidden' });
  await open();
  expect(await line.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  const release = await holdRequests(page, `**/${updateGetInfo.path}`);
  const address = page.locator('[name="billingDeatils.billingaddress"]');
  const pincode = page.locator('[name="billingDeatils.billingpincode"]');
  const sent = page.waitForRequest(`**/${updateGetInfo.path}`);
  await address.fill('Plot 7');
  await address.press('Enter');
  await sent;
  await pincode.fill('121006');
  release();
  await page.getByText('Billing information saved.').waitFor();
  await page.getByText('Edited', { exact: true }).waitFor();
  await expect.poll(() => pincode.inputValue()).toBe('121006');
  expect(await address.inputValue()).toBe('Plot 7');
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => pincode.inputValue()).toBe('121006');
});
