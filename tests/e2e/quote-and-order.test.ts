import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf, workingDayFrom } from '../../src/lib/dates.ts';
import { answerRfi } from '../../src/rfi/quotes/answer-rfi.server.ts';
import { withdrawQuotes } from '../../src/rfi/quotes/withdraw-quotes.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart } from '../actions/cart.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { addQuotes, submitRfi } from '../actions/rfi.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { chooseFile } from '../browser/upload-paper.ts';
import { makePng } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

/** In stock on every site. */
const stock = '6205-2RS';
const scarce = '6206-2RS';

async function cartOf(site: SiteCode, lines: [string, number][]): Promise<Page> {
  await fillCart(store, await store.signIn('active', site), lines, site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  await arrival(page, 'Cart');
  return page;
}

const arrival = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const tick = (page: Page, item: string) => page.getByRole('checkbox', { name: `Select ${item}`, exact: true }).check();
const summary = (page: Page) => page.getByRole('complementary');

async function quote(site: SiteCode, number: string, unitMinor: number): Promise<void> {
  const now = new Date();
  const today = dayOf(now, sites[site].calendar.timeZone);
  const line = {
    unitMinor,
    expectedOn: workingDayFrom(addDays(today, 9), sites[site].calendar),
    validUntil: addDays(today, 14),
    floorReason: 'Agreed by phone',
  };
  const answer = { number, by: 'meera', now, lines: [{ lineNo: 1, quote: line, note: 'From the next lot' }] };
  expect(await answerRfi(store.database, sites[site], answer)).toBeUndefined();
}

async function confirmOnCredit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrival(page, /^Your order/);
}

test('an item out of stock is requested, quoted and ordered at its quote', async () => {
  const site = 'gwd';
  const page = await cartOf(site, [[scarce, 600]]);
  await tick(page, scarce);
  await summary(page).getByRole('button', { name: 'RFI', exact: true }).click();
  await arrival(page, 'Review and confirm RFI');
  await page.getByLabel(`Quantity of ${scarce}`, { exact: true }).fill('500');
  await page.getByLabel(/^Target price, AED a piece/).fill('cheap');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByText('Please enter an amount above 0, such as 1,250.50.').waitFor();
  await page.getByLabel(/^Target price, AED a piece/).fill('190.50');
  await page.getByLabel(/^Remark on this item/).fill('C3 only');
  await chooseFile(page, `Add drawing ${scarce}`, 'housing.png', makePng());
  await page.getByRole('link', { name: 'housing.png' }).waitFor();
  await page.getByLabel('Your reference').fill('ENQ-118');
  await checkWidths(page, `${site}-20-rfi-review`);
  await page.getByRole('button', { name: 'Proceed' }).dblclick();
  await arrival(page, /^Your RFI/);
  await checkWidths(page, `${site}-21-rfi-reference`);

  const number = new URL(page.url()).searchParams.get('rfi') ?? '';
  const requested = await store.database.$client.query(
    'select number, reference from rfis where site = $1 order by id desc',
    [site],
  );
  expect(requested.rows[0]).toEqual({ number, reference: 'ENQ-118' });
  expect(requested.rows[1]?.reference).not.toBe('ENQ-118');
  const lines = await store.database.$client.query(
    `select quantity_asked, target_minor::int, buyer_remark, file_name from rfi_lines n
      join rfis r on r.id = n.rfi_id left join rfi_files f on f.rfi_line_id = n.id where r.number = $1`,
    [number],
  );
  expect(lines.rows).toEqual([
    { quantity_asked: 500, target_minor: 190_50, buyer_remark: 'C3 only', file_name: 'housing.png' },
  ]);
  await quote(site, number, 200_00);

  await page.getByRole('link', { name: 'RFI History' }).first().click();
  await arrival(page, 'RFI History');
  await page.getByRole('searchbox', { name: 'Search by item', exact: true }).last().fill(number);
  await tick(page, scarce);
  const selected = page.getByRole('region', { name: 'Selected items' });
  await selected.getByText(`1 item selected from ${number}`).waitFor();
  await page.getByText('5% over your target 190.50').waitFor();
  await page.getByRole('link', { name: 'housing.png' }).waitFor();
  await checkWidths(page, `${site}-22-rfi-history`);
  await selected.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await arrival(page, 'Cart');
  await expect.poll(() => page.getByRole('row', { name: scarce }).textContent()).toContain('Quote valid until');
  await tick(page, scarce);
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await arrival(page, 'Review and confirm order');
  await confirmOnCredit(page);

  await page.goto(`${store.addressOf(site)}/order-detail?rfi=${number}`);
  await page.getByText('Ordered', { exact: true }).first().waitFor();
  await checkWidths(page, `${site}-23-rfi-detail`);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('a mixed selection is ordered first, then requested; the order stays when the RFI fails', {
  tags: ['lab'],
}, async () => {
  const page = await cartOf('nod', [
    [stock, 12],
    [scarce, 600],
  ]);
  await tick(page, stock);
  await tick(page, scarce);
  const checkout = summary(page).getByRole('button', { name: 'Checkout' });
  await expect.poll(() => checkout.isEnabled()).toBe(false);
  await checkWidths(page, 'nod-24-cart-both');
  await summary(page).getByRole('button', { name: 'Order 1, ask for 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await arrival(page, 'Review and confirm order');
  await page.getByRole('heading', { name: 'To be requested by RFI' }).waitFor();

  browser.expectError(/customer_master/);
  await interceptRequests(page, '**/api/customer_master/', (route) => route.abort('failed'));
  await confirmOnCredit(page);
  await page.getByText('Your order is placed, but the RFI for 1 item was not sent').waitFor();
  await checkWidths(page, 'nod-25-order-without-rfi');
  await page.unroute('**/api/customer_master/');
  await page.getByRole('button', { name: 'Send RFI' }).click();
  await page.getByText('The rest went to our sales desk as').waitFor();
  await page.reload();
  await page.getByText('The rest went to our sales desk as').waitFor();
});

test('an order is tracked, cancelled and added to the cart again', async () => {
  const page = await cartOf('gwd', [[stock, 5]]);
  await tick(page, stock);
  await checkWidths(page, 'gwd-26-cart');
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await arrival(page, 'Review and confirm order');
  await checkWidths(page, 'gwd-27-review');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('dialog', { name: 'Pay with your credit limit' }).waitFor();
  await checkWidths(page, 'gwd-28-credit-warning');
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrival(page, /^Your order/);
  await checkWidths(page, 'gwd-29-order-placed');
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await page.getByRole('link', { name: 'View Orders' }).click();
  await page.getByRole('link', { name: order }).waitFor();
  await checkWidths(page, 'gwd-30-order-history');
  await page.getByRole('link', { name: order }).click();
  await arrival(page, `Order ${order}`);
  await waitForHydration(page);
  await checkWidths(page, 'gwd-31-order-detail');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText(`Order ${order} is cancelled.`).waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await arrival(page, 'Cart');
  await expect.poll(() => page.getByLabel(`Quantity of ${stock}`, { exact: true }).inputValue()).toBe('5');
});

test('a quote that is withdrawn while its order is reviewed shows what changed, on a phone too', {
  tags: ['lab'],
}, async () => {
  const site = 'gwd';
  const token = await store.signIn('active', site);
  const number = await submitRfi(store, token, [[scarce, 600]], site);
  await quote(site, number, 200_00);
  await addQuotes(store, token, number, site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  await tick(page, scarce);
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await arrival(page, 'Review and confirm order');
  const withdrawal = { number, lines: [{ lineNo: 1 }], reason: 'Sold out.', by: 'meera', now: store.now() };
  expect(await withdrawQuotes(store.database, sites[site], withdrawal)).toBeUndefined();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('One line changed since you reviewed it').waitFor();
  const changed = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Old' }) });
  const headers = await changed.getByRole('rowheader').allTextContents();
  expect([...new Set(headers)]).toEqual([expect.stringContaining(scarce), 'Total with VAT']);
  await checkWidths(page, `${site}-24-quote-withdrawn`);
});

test('a review whose account is set back to pending says why, and shows no hidden price as a new one', {
  tags: ['lab'],
}, async () => {
  const page = await cartOf('zwz', [[stock, 2]]);
  await tick(page, stock);
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await arrival(page, 'Review and confirm order');
  await page.getByRole('button', { name: 'Place order' }).click();
  await store.database.$client.query(
    "update customers set status = 'verification_pending' where id = (select customer_id from users where email = 'active@zwz.example')",
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('main').getByText('Your account status needs to be verified').waitFor();
  expect(await page.getByText('changed since you reviewed').count()).toBe(0);
  expect(await page.getByRole('main').textContent()).not.toContain('0.00');
});
