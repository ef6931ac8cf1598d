import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDay } from '../../src/lib/dates.ts';
import { accountStatement } from '../../src/orders/statement/statement.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { receivePayment } from '../actions/payments/receipts.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function signedIn(site: SiteCode, role: string, path?: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `${role}@${site}.example`, path);
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
  const show = page.getByRole('button', { name: 'Show' });
  await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByLabel('To').fill(data.from);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('Please choose a first day that is not after the last.').waitFor();
});

test('cart and profile link to the statement of an account with credit terms', { tags: ['lab'] }, async () => {
  await fillCart(store, await store.signIn('active', 'gwd'), [['6308', 4]], 'gwd');
  const page = await signedIn('gwd', 'active', '/cart');
  const toStatement = page.locator('main').getByRole('link', { name: 'Account Statement' });
  await toStatement.click();
  await arrival(page, 'Account Statement');
  await page.goto(`${store.addressOf('gwd')}/my-profile`);
  await toStatement.click();
  await arrival(page, 'Account Statement');
});

test('the statement of an account without credit terms says so, and no link leads to it', {
  tags: ['lab'],
}, async () => {
  const page = await signedIn('gwd', 'newbalance0', '/statement');
  await page.getByRole('heading', { name: 'No credit terms' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Account Active' }).count()).toBe(0);
  await checkWidths(page, 'gwd-statement-without-terms');
});
