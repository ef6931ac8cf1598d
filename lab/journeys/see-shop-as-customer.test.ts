import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { viewShop } from '../../src/account/view-shop/view-shop.contract.ts';
import { viewShopAsCustomer } from '../../src/desk/accounts/view-shop.contract.ts';
import { minutesAfter } from '../../src/lib/dates.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { findCustomerId } from '../../tests/actions/payments/ledger.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { siteRoutes } from '../../tests/http/site-routes.ts';
import { requestStore } from '../../tests/store/call-running-store.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
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

test('every page opens as the customer sees it and says who looks, for half an hour', async () => {
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

test('the shop is shown where the script of the notice is missing', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const visitor = await browser.newVisitor();
  const shop = await openShop(visitor, 'gwd');
  await visitor.route('**/assets/staff-notices*.js', (route) => route.abort('internetdisconnected'));
  await shop.goto(`${store.addressOf('gwd')}/listing?q=6205`);
  await waitForHydration(shop);
  await shop.getByRole('heading', { level: 1, name: 'Available Products For 6205' }).waitFor();
});
