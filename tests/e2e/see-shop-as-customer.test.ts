import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { viewShop } from '../../src/account/view-shop/view-shop.contract.ts';
import { viewShopAsCustomer } from '../../src/desk/accounts/view-shop.contract.ts';
import { minutesAfter } from '../../src/lib/dates.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { makePng } from '../fixtures/papers.ts';
import { siteRoutes } from '../http/site-routes.ts';
import { requestStore } from '../store/call-running-store.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const refused = 'You see the shop as this customer. Nothing can be changed.';

const notice = 'aria-label="Seen by staff"';

const noticeOn = (shop: Page) => shop.getByRole('complementary', { name: 'Seen by staff' });

async function openShop(visitor: BrowserContext, site: SiteCode, role = 'active'): Promise<Page> {
  const desk = await visitor.newPage();
  await openDeskSignedIn(desk, store, 'sales', site, `/accounts?q=${role}@${site}`);
  await desk.getByRole('table', { name: 'Customers' }).getByRole('link').first().click();
  const opened = visitor.waitForEvent('page');
  await desk.getByRole('button', { name: 'See the shop as this customer' }).click();
  const shop = await opened;
  await noticeOn(shop).waitFor();
  return shop;
}

/** All rows of one customer in every table but the trail of what was seen. */
async function rowsOf(customerId: number): Promise<Record<string, string>> {
  const { $client } = store.database;
  const { rows: tables } = await $client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id' and table_name <> 'audit_trail' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await $client.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from "${name}" t where customer_id = $1`,
      [customerId],
    );
    found[name] = rows[0]?.rows ?? '';
  }
  return found;
}

test('every page opens as the customer sees it and says who looks, for half an hour', { tags: ['lab'] }, async () => {
  const site = 'nod';
  const customerId = String(await findCustomerId(store, 'active@nod.example'));
  const desk = await store.signInAtDesk('sales');
  const { address } = (await store.call(viewShopAsCustomer, { site, customerId }, { desk })).body;
  const { auth_key: token } = (await store.call(viewShop, { ticket: new URL(address).hash.slice(1) })).body;
  const { rows } = await store.database.$client.query('select min(id) as id from items where site = $1', [site]);
  const viewer = { port: Number(new URL(store.addressOf(site)).port), site, token } as const;
  for (const route of siteRoutes.filter((one) => one.sites.includes(site) && one.path !== '/outbox')) {
    const path = route.path.replace('{item}', rows[0].id).replace('{brand}', site);
    const { status, location, text } = await requestStore(viewer, path);
    if (route.customer === 'page') expect([path, status, text.includes(notice)]).toEqual([path, 200, true]);
    else expect([path, location]).toEqual([path, expect.stringContaining(route.customer.to)]);
  }
  const now = store.now();
  store.setClock(minutesAfter(now, 30));
  expect((await requestStore(viewer, '/order-history')).location).toMatch(/\/login/);
  const { status, text } = await requestStore(viewer, '/login');
  expect([status, text.includes(notice)]).toEqual([200, false]);
  store.setClock(now);
});

test('sales see the shop as a customer in a tab of its own; whatever is tried there, nothing changes, until it is ended', async () => {
  const site = 'gwd';
  browser.allowError(/403/);
  const customerId = await findCustomerId(store, `active@${site}.example`);
  const before = await rowsOf(customerId);
  const visitor = await browser.newVisitor();
  const shop = await openShop(visitor, site);
  await shop.getByText('sees the shop as Al Noor Marine Engineering. Nothing can be changed.').waitFor();
  const address = store.addressOf(site);
  const open = async (path: string) => {
    await shop.goto(`${address}${path}`);
    await waitForHydration(shop);
    await noticeOn(shop).waitFor();
  };
  await open('/listing?q=6205');
  await shop
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await shop.getByText(refused).first().waitFor();
  await open('/my-profile');
  await shop
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'licence.png', mimeType: 'image/png', buffer: makePng() },
    });
  await shop.getByText(refused).first().waitFor();
  await expect.poll(() => shop.getByRole('button', { name: 'Sign out everywhere' }).count()).toBe(0);
  await checkWidths(shop, `my-profile-seen-by-staff-${site}`);
  expect(await findViolations(shop)).toEqual([]);
  await open('/cart');
  await checkWidths(shop, `cart-seen-by-staff-${site}`);
  expect(await rowsOf(customerId)).toEqual(before);
  await shop.getByRole('button', { name: 'End' }).click();
  await shop.waitForURL(/\/login/);
  await noticeOn(shop).waitFor({ state: 'hidden' });
});

test('the shop is shown where the script of the notice is missing', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const visitor = await browser.newVisitor();
  const shop = await openShop(visitor, 'gwd');
  await visitor.route('**/assets/staff-notices*.js', (route) => route.abort('internetdisconnected'));
  await shop.goto(`${store.addressOf('gwd')}/listing?q=6205`);
  await waitForHydration(shop);
  await shop.getByRole('heading', { level: 1, name: 'Available Products For 6205' }).waitFor();
});
