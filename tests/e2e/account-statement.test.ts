import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay } from '../../src/lib/dates.ts';
import { accountStatement } from '../../src/orders/statement/statement.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { receivePayment } from '../actions/payments/receipts.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

async function signedIn(site: SiteCode, role: string): Promise<Page> {
  const page = await browser.newPage({ acceptDownloads: true });
  await openSignedIn(page, store, site, `${role}@${site}.example`);
  return page;
}

const arrival = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });

test('a buyer opens the statement, an invoice, a shorter period and both downloads', async () => {
  const token = await store.signIn('active', 'zwz');
  const number = await createConfirmedOrder(store, token, [['6308', 12]], { site: 'zwz' });
  const { invoice } = await dispatchGoods(store, number, {}, 'zwz');
  await receivePayment(store, 1000_00, { site: 'zwz', reference: 'NEFT 16 Nov' });
  const page = await signedIn('zwz', 'active');
  await page.getByRole('link', { name: 'Account Active' }).and(page.locator(':visible')).click();
  await arrival(page, 'Account Statement');
  await waitForHydration(page);
  await page
    .getByRole('row', { name: `Invoice ${invoice}` })
    .first()
    .waitFor();
  await page.getByText('1,000.00 Receipt').waitFor();
  await checkWidths(page, 'zwz-statement');

  const [paper] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: invoice }).first().click(),
  ]);
  await paper.waitForEvent('download');
  await paper.close();

  const { data } = (await store.call(accountStatement, {}, { token, site: 'zwz' })).body;
  for (const [format, begins] of [
    ['PDF', '%PDF-'],
    ['CSV', '\uFEFFDate,'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`ZWZ-statement-${data.from}-${data.to}.${format.toLowerCase()}`);
    expect((await readFile(await file.path(), 'utf8')).startsWith(begins)).toBe(true);
  }

  await page.getByLabel('From').fill(data.to);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText(`${formatDay(data.to)} to ${formatDay(data.to)}`).waitFor();
  await page.getByLabel('To').fill(data.from);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('Please choose a first day that is not after the last.').waitFor();
});

test('cart and profile link to the statement of an account with credit terms', async () => {
  const token = await store.signIn('active', 'gwd');
  await fillCart(store, token, [['6308', 4]], 'gwd');
  const page = await signedIn('gwd', 'active');
  for (const path of ['/cart', '/my-profile']) {
    await page.goto(store.addressOf('gwd') + path);
    await page.locator('main').getByRole('link', { name: 'Account Statement' }).click();
    await arrival(page, 'Account Statement');
  }
  const other = await signedIn('gwd', 'newbalance0');
  await other.goto(`${store.addressOf('gwd')}/statement`);
  await other.getByRole('heading', { name: 'No credit terms' }).waitFor();
  await expect.poll(() => other.getByRole('link', { name: 'Account Active' }).count()).toBe(0);
  await checkWidths(other, 'gwd-statement-without-terms');
});

test('a double click on Confirm and Pay creates one order', async () => {
  const token = await store.signIn('active', 'nod');
  const [line] = await fillCart(store, token, [['6308', 4]]);
  await store.database.$client.query(
    "update customers set status = 'approval_pending' where id = (select customer_id from users where email = 'active@nod.example')",
  );
  const page = await signedIn('nod', 'active');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('sales_confirmation')) sent += 1;
  });
  await page.goto(`${store.addressOf('nod')}${sites.nod.pages.review}?lines=${line.item_detail_id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Confirm and Pay' }).dblclick();
  await arrival(page, /^Your order/);
  const { rows } = await store.database.$client.query("select count(*)::int as n from orders where site = 'nod'");
  expect([sent, rows[0].n]).toEqual([1, 1]);
});
