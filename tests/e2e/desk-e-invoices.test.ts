import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { minutesAfter } from '../../src/lib/dates.ts';
import { eDocumentFile } from '../../src/orders/e-documents/e-document-file.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { acknowledgedAt, portalsAt, registerDue } from '../actions/e-invoices.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
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

test('staff upload the file at the portal by hand and give the store its reply', { tags: ['lab'] }, async () => {
  store.setClock(acknowledgedAt);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 1]]);
  const { invoice } = await dispatchGoods(store, number);
  const uploaded = await eDocumentFile(store.database, sites.nod, { number, document: invoice, form: 'inv-01' });
  if (uploaded instanceof Refusal) throw new Error(uploaded.message);
  const [content] = JSON.parse(uploaded.content);
  const { irn } = (await portalsAt(fake)(sites.nod)?.portal.register(content)) ?? { irn: '' };
  const { invoice: _invoice, ...entry } = fake.invoices.get(irn) ?? { invoice: undefined };
  store.setClock(minutesAfter(acknowledgedAt, 1));
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/orders/${number}`);
  await page.getByRole('heading', { level: 2, name: number, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Enter registration' }).click();
  const dialog = page.getByRole('dialog', { name: `Registration of ${invoice}` });
  await dialog.getByRole('button', { name: 'Save registration' }).click();
  await dialog.getByText('An IRN has 64 digits and letters from a to f.').waitFor();
  await checkWidths(page, 'desk-registration');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  const reply = { name: 'reply.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify([entry])) };
  await dialog.getByLabel('Reply of the portal (JSON)').setInputFiles(reply);
  await expect.poll(() => dialog.getByLabel('IRN', { exact: true }).inputValue()).toBe(irn);
  await dialog.getByRole('button', { name: 'Save registration' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('complementary', { name: 'About this order' }).getByText(irn, { exact: true }).waitFor();
});

test('an answer of the portal that is lost stands at the invoice, and cancelling again says what became of it', {
  tags: ['lab'],
}, async () => {
  store.setClock(acknowledgedAt);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 1]]);
  const { invoice } = await dispatchGoods(store, number);
  await registerDue(store, portalsAt(fake));
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/orders/${number}`);
  const documents = page.getByRole('complementary', { name: 'About this order' });
  await documents.getByText(/^Registered, acknowledgement/).waitFor();
  await documents.getByRole('button', { name: 'Cancel at the portal' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${invoice} at the portal?` });
  fake.faults.push({ on: /cancel/, is: 'lost' });
  await dialog.getByRole('button', { name: 'Cancel at the portal' }).click();
  await documents.locator('p', { hasText: `It is not known whether ${invoice} is cancelled` }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel at the portal' }).click();
  await dialog.waitFor({ state: 'detached' });
  await documents.getByText(/^Cancelled at the portal on/).waitFor();
});
