import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeliveryAddress } from '../../src/account/addresses/addresses.contract.ts';
import { updateGetInfo } from '../../src/account/profile/profile.contract.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

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
  const added = page.waitForRequest(`**/${createDeliveryAddress.path}`);
  await dialog.getByRole('button', { name: 'Add New Address' }).click();
  await added;
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
