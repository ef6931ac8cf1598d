import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { findItemIds } from '../actions/cart.ts';
import { type LiveInbox, startLiveInbox, verificationLinkIn } from '../browser/live-inbox.ts';
import { signIn } from '../browser/sign-in.ts';
import { openMailedLink, pressUpdateProfile, submitSignUp, verifyMobile } from '../browser/sign-up.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { runStaffCommand } from '../store/run-staff-command.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
let post: LiveInbox;
let folder: string;
beforeAll(async () => {
  store = await startStore();
  post = await startLiveInbox(store);
  folder = await mkdtemp(join(tmpdir(), 'raceway-list-'));
});
afterAll(async () => {
  await post?.close();
  await store?.close();
  if (folder) await rm(folder, { recursive: true });
});

const customers: readonly [SiteCode, { item: string; line: Record<string, string> }][] = [
  ['nod', { item: '6205-2RS/C3', line: indian('C-7002', '+919820170002') }],
  ['gwd', { item: '30308', line: { ...common('G-7003'), tax_number: '100987654300003', state: 'Dubai' } }],
];

function common(customer_id: string) {
  const email = `${customer_id.toLowerCase()}@joshi.example`;
  const credit = { credit_limit: '250000.00', credit_days: '45', grace_days: '10' };
  return { customer_id, company: `Joshi Pumps ${customer_id}`, email, address: 'Plot 9, Ring Road', ...credit };
}

function indian(customerId: string, mobile: string) {
  const place = { tax_number: '27AAPFU0939F1ZV', state: 'Maharashtra', city: 'Pune', pincode: '410501' };
  return { ...common(customerId), ...place, mobile };
}

async function importCustomer(site: SiteCode, line: Record<string, string>): Promise<void> {
  const { rows } = await store.database.$client.query(
    'select name from price_lists where site = $1 order by id limit 1',
    [site],
  );
  const cells = Object.entries({ ...line, price_list: rows[0].name });
  const table = [cells.map(([column]) => column), cells.map(([, cell]) => cell)];
  await writeFile(join(folder, `${site}.csv`), table.map((row) => row.join(';')).join('\n'));
  await runStaffCommand(store, [site, 'customers', 'import', `${site}.csv`], folder);
}

test.each(customers)(
  '%s: an existing customer is Active right after completing the profile',
  async (site, { item, line }) => {
    const { tax, requires } = sites[site];
    const { email = '', company = '', customer_id = '', tax_number = '', address = '', mobile = '' } = line;
    await importCustomer(site, line);
    const page = await browser.newPage();
    const openPath = (path: string) => page.goto(`${store.addressOf(site)}${path}`);

    await openPath('/existingCustomerRegister');
    await waitForHydration(page);
    await page.getByLabel(`${tax.numberLabel} Number`).fill(tax_number.toLowerCase());
    await page.getByLabel('Customer Id').fill(customer_id);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL((url) => url.pathname === '/existingCustomerSignUp');
    await fieldValue('Email', email);
    await fieldValue('Company Name', company);
    await submitSignUp(page, {});
    await openMailedLink(page, verificationLinkIn(await post.mailTo(email, /^Verify/)));

    await signIn(page, email);
    await page.waitForURL((url) => url.pathname === '/register');
    await fieldValue(tax.numberLabel, tax_number);
    await fieldValue('Address', address);
    if (!mobile) await page.getByLabel('Mobile number').fill('0501234567');
    await page.getByLabel('I have read the Terms and conditions').check();
    await pressUpdateProfile(page);
    if (requires.otp) await verifyMobile(page, await post.otpTo(mobile));
    await page.waitForURL((url) => url.pathname === '/');

    await openPath('/my-profile');
    await page.getByRole('main').getByText('Active', { exact: true }).first().waitFor();
    await page.getByText('45 days').waitFor();
    await page.getByText(address).first().waitFor();
    await openPath(`/product-category?item=${(await findItemIds(store, site, [item]))[item]}`);
    await page.getByText('Your Price, each').first().waitFor();
    await post.mailTo(email, /account: Active$/);

    async function fieldValue(label: string, value: string): Promise<void> {
      const field = page.locator('main form').getByLabel(label, { exact: true });
      await field.waitFor();
      expect([await field.inputValue(), await field.isEditable()]).toEqual([value, false]);
    }
  },
);
