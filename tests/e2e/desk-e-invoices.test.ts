import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { portalsAt, registerDue } from '../actions/e-invoices.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { portalSettings, startFakeInvoicePortal } from '../fakes/fake-invoice-portal.ts';
import { readPdf } from '../rendering/read-pdf.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const fake = setUp(startFakeInvoicePortal);
const store = setUp(() => startStore({ settings: portalSettings(fake) }));

test('goods leave, the portal registers their invoice, the PDF carries it, and the e-way bill comes back', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${number}`);
  await page.getByRole('heading', { level: 2, name: number }).waitFor();
  const dispatch = page.getByRole('region', { name: 'Pick and dispatch' });
  await dispatch.getByRole('button', { name: 'All as asked' }).click();
  await dispatch.getByLabel('Carrier').fill('Own van');
  await dispatch.getByLabel('Vehicle').fill('MH 01 AB 1234');
  await dispatch.getByRole('button', { name: 'Dispatch and invoice' }).click();
  await page.getByText(`${number}-1 has left.`).waitFor();
  await page.getByText('Waits for registration.').waitFor();

  expect(await registerDue(store, portalsAt(fake))).toBe(1);
  await page.getByText(/^Registered, acknowledgement 1126/).waitFor();
  const [irn = ''] = fake.invoices.keys();
  const documents = page.getByRole('complementary', { name: 'About this order' });
  await documents.getByText(irn, { exact: true }).waitFor();
  const printed = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^Tax invoice / }).click();
  const pdf = readPdf(await readFile(await (await printed).path()));
  expect(pdf.pages.join(' ')).toContain(irn);

  const saved = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'E-invoice (JSON)' }).click();
  const [invoice] = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(invoice).toEqual(fake.invoices.get(irn)?.invoice);
  await page.getByRole('button', { name: 'Create e-way bill' }).click();
  await page.getByText('The e-way bill is 391000000001.').waitFor();
  await checkWidths(page, 'desk-e-invoice');
});
