import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { confirmOrder } from '../browser/buyer-steps.ts';
import { readInbox } from '../browser/live-inbox.ts';
import { becomeAdministrator, bringFile, enterFacts, fillFacts, openChecklist } from '../browser/opening-steps.ts';
import { register } from '../browser/sign-up.ts';
import { approveOrder, dispatchPicked, giveCredit, pickAll, verifyAccount } from '../browser/staff-steps.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { type FakeSmsGateway, startFakeSmsGateway } from '../fakes/fake-sms-gateway.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '../fakes/fake-smtp-server.ts';
import {
  indian,
  movedBills,
  movedCustomers,
  movedItems,
  partiesWorkbook,
  priceListWorkbook,
  raoMills,
  tallyBills,
  tallyStock,
} from '../fixtures/moving-in.ts';
import { freePort, type StoreProcess, startStoreProcess } from '../store/store-process.ts';
import { createScratchFolder } from '../store/test-database.ts';

const browser = setUpBrowser();
let folder: string;
let mail: FakeSmtpServer;
let sms: FakeSmsGateway;
let store: StoreProcess;
beforeAll(async () => {
  [folder, mail, sms] = await Promise.all([createScratchFolder(), startFakeSmtpServer(), startFakeSmsGateway()]);
  store = startStoreProcess(join(folder, 'data'), await freePort(), {
    DEMO: '0',
    HOST: '127.0.0.1',
    ALLOW_HTTP: '1',
    LOG_LEVEL: 'warn',
    SMTP_URL: mail.url,
    SMS_URL: sms.url,
    SMS_TOKEN: 'sms-secret',
  });
});
afterAll(async () => {
  await store?.send('SIGTERM');
  await Promise.all([mail?.close(), sms?.close()]);
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const shop = () => `http://nod.localhost:${store.port}`;
const inbox = () => readInbox(mail, sms);
const name = 'Konkan Bearing Stores';
const item = '6205-2RS1/C3';
const company = raoMills.name;
const buyer = 'purchase@rao-mills.example';
const meera = { name: 'Meera Rao', email: 'meera@konkan.example', password: 'gudgeon pins 1969' };

const look = {
  'Trade name': name,
  'Numbers begin with': 'KBS',
  'First colour': '#1f4e3d',
  'Second colour': '#f2c14e',
};
const firm = {
  'Legal name': 'Konkan Bearing Stores Private Limited',
  'Address, one line each': 'Nagdevi Street\nMumbai 400003, Maharashtra',
  'Place, as in Mumbai, India': 'Mumbai, India',
  Phone: '+91 22 5550 0169',
  'E-mail of the sales desk': 'sales@konkan.example',
  'First year of the copyright line': '2026',
};
const officer = {
  Name: 'Rohan Desai',
  Position: 'Head of customer service',
  'E-mail': 'complaints@konkan.example',
  Phone: '+91 22 5550 0169',
};
const branch = {
  'Short name for imports': 'mumbai',
  Name: 'Mumbai',
  'Address, one line each': 'Nagdevi Street\nMumbai',
  Pincode: '400003',
  State: 'Maharashtra',
  GSTIN: '27AAPFU0939F1ZV',
  'Invoice numbers begin with': 'KM',
};
const account = {
  'Account name': 'Konkan Bearing Stores Private Limited',
  Bank: 'Deccan Demo Bank',
  Branch: 'Fort, Mumbai',
  'Account number': '01692200118407',
  IFSC: 'DDBX0000169',
  SWIFT: 'DDBXINBB',
};

/** docs/opening-a-shop.md, step by step. */
test('from an empty database to the first real order', async () => {
  browser.expectError(/status of 503/);
  const started = await store.opened;
  expect(started).toContain('no shop is open yet');
  const visitor = await browser.newPage();
  await visitor.goto(shop());
  await visitor.getByRole('heading', { name: 'NOD: opening soon' }).waitFor();

  const page = await browser.newPage();
  await becomeAdministrator(page, shop() + /\/desk\/setup#\S+/.exec(started)?.[0], meera);
  await page.goto(`${shop()}/desk/nod/today`);
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await openChecklist(page);
  await expect.poll(() => page.getByRole('button', { name: 'Open the shop' }).isDisabled()).toBe(true);

  await enterFacts(page, 'Name and look', look);
  await enterFacts(page, 'Company and contact', firm);
  await enterFacts(page, 'Complaints', officer);
  await enterFacts(page, 'Branches', branch);
  await openChecklist(page);
  const left = await page
    .getByRole('heading', { name: new RegExp(`^\\d+ things until ${name} may open$`) })
    .textContent();
  await page.getByRole('link', { name: 'Enter: Bank account' }).click();
  await fillFacts(page, 'Bank account', account);
  await page.goBack();
  const fewer = `${Number.parseInt(left ?? '', 10) - 1} things until ${name} may open`;
  await page.getByRole('heading', { name: fewer, exact: true }).waitFor();
  for (const text of ['Working days and holidays', 'Privacy policy', 'Terms and conditions', 'Disclaimer'])
    await page.getByRole('button', { name: new RegExp(`(right|read it): ${text}`) }).click();
  await page.getByRole('button', { name: /^Sell without it/ }).click();
  await page.getByRole('button', { name: 'Send a trial mail' }).click();
  await inbox().mailTo(meera.email, /^Trial mail/);
  await page.getByLabel('Your mobile number').fill('98200 12345');
  await page.getByRole('button', { name: 'Send a trial SMS' }).click();
  await vi.waitFor(() => expect(sms.messages).toHaveLength(1), { timeout: 30_000 });
  await page.getByRole('heading', { name: `2 things until ${name} may open`, exact: true }).waitFor();

  const items = movedItems(2000);
  const customers = [raoMills, ...movedCustomers(299)];
  const stocked = items.filter(({ pieces }) => pieces > 0).length;
  await bringFile(page, {
    kind: 'items',
    name: 'price list 2026.xlsx',
    content: priceListWorkbook(items),
    same: { 'Super category': 'Bearings' },
    write: 'Write 2,000 changes',
  });
  const write = `Write ${stocked.toLocaleString('en-IN')} changes`;
  await bringFile(page, { kind: 'stock', name: 'StkSum.csv', content: tallyStock(items), write });
  const parties = partiesWorkbook(customers);
  await bringFile(page, { kind: 'customers', name: 'debtors.xlsx', content: parties, write: 'Write 300 changes' });
  const bills = movedBills(customers, 900);
  const owed = indian(bills.reduce((sum, { openMinor }) => sum + openMinor, 0));
  await bringFile(page, {
    kind: 'bills',
    name: 'BillsRec.csv',
    content: tallyBills(bills, '2026-11-30'),
    same: { 'Day of the books': '30-11-2026' },
    total: `${owed} Dr`,
    write: 'Write 900 changes',
  });
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.getByRole('heading', { level: 1, name: 'Receivables' }).waitFor();
  await page.getByText(owed).first().waitFor();

  await openChecklist(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Look at the shop' }).click();
  const visit = await popup;
  await visit.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByText('This browser can use the shop for eight hours. Orders are tests.').waitFor();
  await checkWidths(visit, 'opening-3-visit');
  const profile = {
    mobile: '98201 23456',
    numberLabel: 'GSTIN',
    taxNumber: raoMills.gstin,
    address: 'Gat 12, Link Road',
    regionLabel: 'State',
    region: 'Maharashtra',
    city: 'Pune',
  };
  const registration = { address: shop(), post: inbox(), email: buyer, company, profile, otpTo: '+919820123456' };
  await register(visit, registration);
  await verifyAccount(page, company);
  await giveCredit(page, '500000', 30);
  const testOrder = await orderOnCredit(visit);
  await visit.getByRole('link', { name: 'View Orders' }).click();
  const ordered = visit.getByRole('row').filter({ hasText: testOrder });
  await ordered.getByText('TEST', { exact: true }).waitFor();
  await checkWidths(visit, 'test-order-in-history');
  await ordered.getByRole('link', { name: testOrder }).click();
  await visit.getByText('This is a test order').waitFor();
  await checkWidths(visit, 'test-order-of-buyer');

  await openChecklist(page);
  await page.getByRole('heading', { name: `${name} may open`, exact: true }).waitFor();
  await checkWidths(page, 'opening-4-ready');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the shop' }).click();
  await page
    .getByRole('heading', { name: `${name} is open` })
    .first()
    .waitFor();
  expect((await inbox().mailTo(buyer, new RegExp(`${testOrder}.*cancelled`, 'i'))).text).toContain('test order');

  await visitor.reload();
  await visitor.getByText('Bearings by number, size or maker.').waitFor();
  expect(await visitor.title()).toContain(name);
  await visit.reload();
  await visit.getByRole('button', { name: 'Add 1 item to cart' }).click();
  const order = await confirmCart(visit);
  await approveOrder(page, order);
  await pickAll(page);
  const invoice = await dispatchPicked(page, `${order}-1`, { carrier: 'VRL', docket: 'KR 118377' });
  expect(invoice).toMatch(/^KM/);
  expect((await inbox().mailTo(buyer, new RegExp(`${order} is on its way`))).text).toContain(invoice);
});

/** From any page of the shop; returns the number of the order. */
async function orderOnCredit(page: Page): Promise<string> {
  await page.goto(shop());
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.keyboard.type(item);
  await page.keyboard.press('Enter');
  await heading(page, `Available Products For ${item}`);
  await page.getByRole('link', { name: item, exact: true }).first().click();
  await heading(page, item);
  await page.getByLabel(`Quantity of ${item}`, { exact: true }).first().fill('20');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  return confirmCart(page);
}

async function confirmCart(page: Page): Promise<string> {
  await heading(page, 'Cart');
  await page.getByRole('checkbox', { name: `Select ${item}`, exact: true }).check();
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await heading(page, 'Review and confirm order');
  return confirmOrder(page, 'Credit limit');
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
