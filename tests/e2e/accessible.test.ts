import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { sites } from '../../src/sites/which-site.ts';
import { hydrated, useBrowser } from '../browser.ts';
import { signIn } from '../browser-buyer.ts';
import { fillCart, itemIds } from '../cart.ts';
import { confirm, confirmedOrder, reviewed, send } from '../order.ts';
import { receive } from '../receipt.ts';
import { type RunningStore, startStore } from '../running-store.ts';

const browser = useBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

/** What axe finds on these pages, one line each; in the dark only colours differ. */
async function faultsOf(page: Page, site: SiteCode, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(store.addressOf(site) + path);
    await hydrated(page);
    const inLight = await new AxeBuilder({ page }).setLegacyMode().analyze();
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast').analyze();
    for (const { id, nodes } of [...inLight.violations, ...inDark.violations])
      for (const { target, failureSummary } of nodes) found.push(`${path}: ${id} at ${target}: ${failureSummary}`);
  }
  return found;
}

const itemPath = async (site: SiteCode) => {
  const { '6205-2RS': id } = await itemIds(store, site, ['6205-2RS']);
  return `/product-category?item=${id}`;
};

test.each(siteCodes)('%s: nothing is in the way of a visitor who sees or hears little', async (site) => {
  const page = await (await browser.visitor()).newPage();
  browser.expectFault(/404/);
  const empty = ['/listing?q=nothing-like-it', '/cart', '/nowhere'];
  const paths = [
    '/',
    '/listing?q=6205',
    await itemPath(site),
    '/login',
    '/signup',
    '/emailverification',
    '/outbox',
    ...empty,
  ];
  expect(await faultsOf(page, site, paths)).toEqual([]);
});

test.each(siteCodes)('%s: nor of a customer', async (site) => {
  const token = await store.signIn('active', site);
  const [stock] = await fillCart(store, token, [['6205-2RS', 12]], site);
  const { body: order } = await confirm(store, token, reviewed([stock]), { site });
  await send(store, await confirmedOrder(store, token, [['6308', 4]], { site }), {}, site);
  await receive(store, 100_00, { site });
  const [again, late] = await fillCart(
    store,
    token,
    [
      ['6308', 4],
      ['6206-2RS', 60],
    ],
    site,
  );
  const page = await (await browser.visitor()).newPage();
  await page.goto(`${store.addressOf(site)}/login`);
  await signIn(page, `active@${site}.example`);
  const review = `${sites[site].pages.review}?lines=${again.item_detail_id}`;
  const cart = `/cart?lines=${late.item_detail_id}`;
  const paths = ['/', '/listing?q=6205', await itemPath(site), cart, review];
  const placed = [`/orderPlaced?order=${order.myscno}`, '/order-history', '/statement'];
  expect(await faultsOf(page, site, [...paths, ...placed])).toEqual([]);
});
