import { expect, test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { bringFile } from '../actions/imports.ts';
import { startLiveInbox, verificationLinkIn } from '../browser/live-inbox.ts';
import { openMailedLink, pressUpdateProfile, submitSignUp, verifyMobile } from '../browser/sign-up.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const line = {
  customer_id: 'C-7002',
  company: 'Joshi Pumps',
  email: 'c-7002@joshi.example',
  mobile: '+919820170002',
  tax_number: '27AAPFU0939F1ZV',
  address: 'Plot 9, Ring Road',
  state: 'Maharashtra',
  city: 'Pune',
  pincode: '410501',
  credit_limit: '250000.00',
  credit_days: '45',
  grace_days: '10',
};

async function importCustomer(site: SiteCode): Promise<void> {
  const { rows } = await store.database.$client.query(
    'select name from price_lists where site = $1 order by id limit 1',
    [site],
  );
  const cells = Object.entries({ ...line, price_list: rows[0].name });
  const table = [cells.map(([column]) => column), cells.map(([, cell]) => cell)];
  await bringFile(store, 'customers', table.map((row) => row.join(';')).join('\n'));
}

test('an existing customer is Active right after completing the profile', async () => {
  const site = 'nod';
  const { email, company, customer_id, tax_number, address, mobile } = line;
  await importCustomer(site);
  const page = await browser.newPage();
  const openPath = (path: string) => page.goto(`${store.addressOf(site)}${path}`);

  await openPath('/existingCustomerRegister');
  await waitForHydration(page);
  await page.getByLabel('GSTIN Number').fill(tax_number.toLowerCase());
  await page.getByLabel('Customer Id').fill(customer_id);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL((url) => url.pathname === '/existingCustomerSignUp');
  await fieldValue('Email', email);
  await fieldValue('Company Name', company);
  await submitSignUp(page, {});
  await openMailedLink(page, verificationLinkIn(await post.mailTo(email, /^Verify/)));

  await fieldValue('GSTIN', tax_number);
  await fieldValue('Address', address);
  await page.getByLabel('I have read the Terms and conditions').check();
  await pressUpdateProfile(page);
  await verifyMobile(page, await post.otpTo(mobile));
  await page.waitForURL((url) => url.pathname === '/');

  await openPath('/my-profile');
  await page.getByRole('main').getByText('Active', { exact: true }).first().waitFor();
  await page.getByText('45 days').waitFor();
  await page.getByText(address).first().waitFor();
  await openPath(`/product-category?item=${(await findItemIds(store, site, ['6205-2RS/C3']))['6205-2RS/C3']}`);
  await page.getByText('Your Price, each').first().waitFor();
  await post.mailTo(email, /account: Active$/);

  async function fieldValue(label: string, value: string): Promise<void> {
    const field = page.locator('main form').getByLabel(label, { exact: true });
    await field.waitFor();
    expect([await field.inputValue(), await field.isEditable()]).toEqual([value, false]);
  }
});
