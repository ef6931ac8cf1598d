import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { furtherRegistrations } from '../actions/account/registrations.ts';
import { fillCart } from '../actions/cart.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { confirmOrder } from '../browser/buyer-steps.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { readPdf } from '../rendering/read-pdf.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const { tax_number: number, legal_name, address, city, pincode } = furtherRegistrations.nod;
const buyer = 'active@nod.example';

test('a buyer adds the registration of another plant, staff verify it, and its order is invoiced under it', async () => {
  browser.expectError(/400 .*add_registration/);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', buyer, '/my-profile');
  await page.getByRole('button', { name: 'Add a registration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a registration' });
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill('');
  await dialog.getByRole('button', { name: 'Add the registration' }).click();
  for (const text of ['Please enter valid GSTIN Number', 'Please Enter the Legal Name on the Certificate'])
    await dialog.getByText(text).waitFor();
  for (const text of ['Please Enter Address', 'Please Select State', 'Please Select City', 'Please Enter Pincode'])
    await dialog.getByText(text).waitFor();
  await checkWidths(page, 'add-registration-wrong');
  await dialog.getByLabel('GSTIN').fill('24AAPFU0939F1Z1');
  await dialog.getByText(/^This number has PAN AAPFU0939F, 27AAACW1938G1ZB has another one/).waitFor();
  await dialog.getByLabel('GSTIN').fill(number.toLowerCase());
  await dialog.getByText('Gujarat, PAN AAACW1938G').waitFor();
  await dialog.getByText('From your GSTIN').waitFor();
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill(legal_name);
  await dialog.getByRole('textbox', { name: 'Principal address' }).fill(address);
  await dialog.getByRole('combobox', { name: 'City' }).fill(city);
  await dialog.getByRole('textbox', { name: 'Pincode' }).fill(pincode);
  await dialog.getByRole('button', { name: 'Add the registration' }).click();
  await page.getByText(`GSTIN ${number} is added. Our team checks it.`).waitFor();
  await page.getByText('Waiting for check').waitFor();
  await page.getByText('No delivery address names it yet. You choose it at the address.').waitFor();

  await page.getByRole('button', { name: 'Add New Address' }).click();
  const place = page.getByRole('dialog', { name: 'Add New Address' });
  await place.getByRole('textbox', { name: 'Address' }).fill('Gate 4, Naroda');
  await place.getByLabel('State').selectOption('Gujarat');
  await place.getByText('Until our team has verified it, deliveries are invoiced under 27AAACW1938G1ZB.').waitFor();
  await place.getByRole('combobox', { name: 'City' }).fill(city);
  await place.getByRole('textbox', { name: 'Pincode' }).fill('382330');
  await checkWidths(page, 'add-address-registration');
  await place.getByRole('button', { name: 'Add New Address' }).click();
  await page.getByText(`Invoiced under ${number}`).waitFor();
  await checkWidths(page, 'my-profile-registrations');
  expect(await findViolationsInBothModes(page)).toEqual([]);

  const [line] = await fillCart(store, await store.signIn('active'), [['NU205', 2]]);
  const review = `${store.addressOf('nod')}/shippingnod?lines=${line.item_detail_id}`;
  await page.goto(review);
  await page.getByText('Gate 4, Naroda').click();
  await page
    .getByText(`${number} is not verified yet. Until it is, we charge GST under GSTIN 27AAACW1938G1ZB.`)
    .waitFor();

  const desk = await browser.newPage();
  await openDeskSignedIn(desk, store, 'accounts', 'nod', '/accounts?view=changed_number');
  await desk.getByText(`added GSTIN ${number}`).waitFor();
  await desk.goto(`${store.addressOf('nod')}/desk/nod/accounts/${await findCustomerId(store, buyer)}`);
  await desk.getByText("The PAN of the customer's other numbers").first().waitFor();
  await checkWidths(desk, 'desk-registration-waits');
  await desk.getByRole('button', { name: `Verify ${number}` }).click();
  await desk.getByText(`${number} is verified. The buyer gets a mail.`).waitFor();

  await desk.getByRole('button', { name: 'Add', exact: true }).click();
  const adding = desk.getByRole('dialog', { name: /^Add a registration of/ });
  await adding.getByLabel('Tax number').fill('29AAPFU0939F1ZR');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  for (const text of [/^This number has PAN AAPFU0939F/, 'Please Enter Address', 'Please Select State'])
    await adding.getByText(text).waitFor();
  await checkWidths(desk, 'desk-add-registration');

  await page.goto(review);
  await page.getByText('Gate 4, Naroda').click();
  await page.getByText('Gujarat. IGST 18% on the invoice').waitFor();
  await page.getByText(legal_name).waitFor();
  await page.getByText('Plot 7, GIDC Vatva, Ahmedabad 382445, Gujarat').waitFor();
  await checkWidths(page, 'review-registration');
  const order = await confirmOrder(page, 'Credit limit');

  const sales = await browser.newPage();
  await openDeskSignedIn(sales, store, 'sales', 'nod', `/orders/${order}`);
  await sales.getByRole('heading', { level: 2, name: order }).waitFor();
  await sales.keyboard.press('a');
  await sales.getByText(`Order ${order} is approved.`).waitFor();
  const dispatch = sales.getByRole('region', { name: 'Pick and dispatch' });
  await dispatch.getByRole('button', { name: 'All as asked' }).click();
  await dispatch.getByLabel('Carrier').fill('Own van');
  await dispatch.getByLabel('Vehicle').fill('MH 01 AB 1234');
  await dispatch.getByRole('button', { name: 'Dispatch and invoice' }).click();
  await sales.getByText(`${order}-1 has left.`).waitFor();
  const documents = sales.getByRole('complementary', { name: 'About this order' });
  const printed = sales.waitForEvent('download');
  await documents.getByRole('button', { name: /^Tax invoice / }).click();
  const pdf = readPdf(await readFile(await (await printed).path())).pages.join(' ');
  for (const fact of [number, legal_name, 'Ahmedabad', 'Gujarat (24)']) expect(pdf).toContain(fact);
  const saved = sales.waitForEvent('download');
  await documents.getByRole('button', { name: 'E-invoice (JSON)' }).click();
  const [invoice] = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(invoice.BuyerDtls).toMatchObject({ Gstin: number, LglNm: legal_name, Stcd: '24', Pin: 382445, Pos: '24' });
});
