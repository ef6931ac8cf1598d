import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findViolations } from '../browser/find-violations.ts';
import { followTo } from '../browser/follow-to.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openWithStoppedClock } from '../browser/stopped-clock.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let ids: Record<string, number>;
beforeAll(async () => {
  const { rows } = await store.database.$client.query<{ name: string; id: number }>(
    "select name, id from items where site = 'nod' and maker = 'ZWZ' and name in ('6205', '6205-2RS', '6205-2Z')",
  );
  ids = Object.fromEntries(rows.map(({ name, id }) => [name, id]));
});

const itemPath = (name: string) => `/product-category?item=${ids[name]}`;
const arrival = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const option = (page: Page, group: string, name: RegExp) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });

async function signedIn(path: string, heading: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  await arrival(page, heading);
  await waitForHydration(page);
  return page;
}

test('seals are switched by the keyboard: number, drawing, price and stock follow, and the address keeps them', async () => {
  const page = await signedIn(itemPath('6205'), '6205');
  const drawing = page.getByRole('figure').first().locator('svg');
  const open = await drawing.innerHTML();
  await option(page, 'Seals', /^Open/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await arrival(page, '6205-2Z');
  await page
    .getByRole('status')
    .filter({ hasText: /6205-2Z: .+ each, \S/ })
    .waitFor();
  await page.waitForURL((url) => url.searchParams.get('item') === String(ids['6205-2Z']));
  await expect.poll(() => drawing.innerHTML()).not.toBe(open);
  await expect.poll(() => option(page, 'Seals', /^2Z/).getAttribute('aria-checked')).toBe('true');
  await expect
    .poll(() => option(page, 'Seals', /^2Z/).evaluate((radio) => radio === document.activeElement))
    .toBe(true);
  await option(page, 'Clearance', /^C4/).click();
  await arrival(page, '6205-2Z/C4');
  await page.getByText('Not in our list', { exact: true }).waitFor();
  await page.waitForURL(/clearance=C4/);
  await page.reload();
  await arrival(page, '6205-2Z/C4');
  await waitForHydration(page);
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'drawing-variant-asked-for');
  await page.getByRole('link', { name: /^6205-2Z\s*clearance CN/ }).click();
  await arrival(page, '6205-2Z');
  await option(page, 'Clearance', /^C4/).click();
  await page.getByLabel('Quantity of ZWZ 6205-2Z/C4').fill('40');
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await page.waitForURL((url) => url.pathname === '/rfq');
});

test('who asks for a quote while the page of the variant is still being read gets to the RFI', {
  tags: ['lab'],
}, async () => {
  const page = await signedIn(itemPath('6205-2Z'), '6205-2Z');
  const releasePage = await holdRequests(page, '**/product-category.data?*clearance=C4*');
  const releaseReply = await holdRequests(page, `**/${sendRfi.path}`);
  const reading = page.waitForRequest('**/product-category.data?*clearance=C4*');
  await option(page, 'Clearance', /^C4/).click();
  await reading;
  await page.getByLabel('Quantity of ZWZ 6205-2Z/C4').fill('40');
  const sent = page.waitForRequest(`**/${sendRfi.path}`);
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await sent;
  releasePage();
  await page.waitForURL(/clearance=C4/);
  releaseReply();
  await page.waitForURL((url) => url.pathname === '/rfq');
});

test('sizes typed on the drawing are counted as they are typed, and shown in the listing', async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/size-search`);
  await arrival(page, 'Search by size');
  await waitForHydration(page);
  await page.getByLabel('Bore d', { exact: true }).fill('25');
  await page.getByLabel('Outside D', { exact: true }).fill('52');
  await page.getByLabel('Width B', { exact: true }).fill('14');
  await page.getByText('No item fits within your tolerance. The closest sizes are listed.').waitFor();
  await page.getByLabel('Width B', { exact: true }).press('ArrowUp');
  await page
    .getByRole('status')
    .filter({ hasText: / items fit$/ })
    .waitFor();
  await page.waitForURL(/width=15/);
  await checkWidths(page, 'drawing-size-search');
  await page.setViewportSize(phone.viewport);
  const edges = (name: string) => page.getByLabel(name, { exact: true }).boundingBox();
  const search = await page.getByRole('button', { name: 'Search', exact: true }).last().boundingBox();
  const [left, right] = [await edges('Outside D'), await edges('Tolerance of Bore d, mm')];
  // Inside the panel as far as what stands below the drawing, or nearly.
  expect(left?.x).toBeGreaterThanOrEqual(28);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(360 - 28);
  expect(search?.x).toBeGreaterThanOrEqual(28);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /in the list$/ }).click();
  await arrival(page, 'Available Products');
  await page.getByRole('link', { name: '6205', exact: true }).first().waitFor();
});

test('a size that is typed while the search for others is under way is kept when they are shown', {
  tags: ['lab'],
}, async () => {
  const url = `${store.addressOf('nod')}/size-search`;
  const { page, release } = await openWithStoppedClock(await browser.newVisitor(), url, '**/size-search.data*');
  const asked = page.waitForRequest('**/size-search.data?bore=25*');
  await page.getByLabel('Bore d', { exact: true }).fill('25');
  await page.clock.runFor(1_000);
  await asked;
  await page.getByLabel('Outside D', { exact: true }).fill('52');
  await page.getByLabel('Width B', { exact: true }).fill('14');
  release();
  await page
    .getByRole('status')
    .filter({ hasText: / items fit$/ })
    .waitFor();
  expect(await page.getByLabel('Outside D', { exact: true }).inputValue()).toBe('52');
  await page.clock.runFor(1_000);
  await page.waitForURL(({ search }) => search === '?outside=52&bore=25&width=14');
});

test('two items ticked in the listing are laid over each other', { tags: ['lab'] }, async () => {
  const page = await signedIn('/listing?q=22220', 'Available Products For 22220');
  await page.getByRole('checkbox', { name: 'Compare ZWZ 22220CA/W33' }).check();
  await page.getByRole('checkbox', { name: 'Compare ZWZ 22220CC/W33' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Compare' }).click();
  await arrival(page, /Compare 22220C[AC]\/W33 and 22220C[AC]\/W33/);
  await page.getByRole('row', { name: /Cage , differs/ }).waitFor();
  await checkWidths(page, 'drawing-compare');
  expect(await findViolations(page)).toEqual([]);
  const second = page.locator('[data-layer="second"]').first();
  await expect.poll(() => second.isVisible()).toBe(true);
  await page.getByRole('radio', { name: '22220CA/W33' }).check();
  await expect.poll(() => page.locator('[data-layer]').first().isVisible()).not.toBe(await second.isVisible());
  await page.getByLabel(/^Compare .* with$/).fill('22220MB/W33');
  await page.keyboard.press('Enter');
  await arrival(page, /and 22220MB\/W33/);
});

test('on a phone everything can be pressed with a finger', { tags: ['lab'] }, async () => {
  const page = await browser.newPage(phone);
  const screens = [
    [itemPath('6205'), '6205'],
    ['/size-search?bore=25&outside=52&width=15', 'Search by size'],
    [`/compare?item=${ids['6205']}&item=${ids['6205-2RS']}`, /Compare 6205/],
  ] as const;
  await page.goto(store.addressOf('nod') + screens[0][0]);
  await waitForHydration(page);
  for (const [path, heading] of screens) {
    if (path !== screens[0][0]) await followTo(page, path);
    await arrival(page, heading);
    await expect.poll(() => findSmallTargets(page), { message: path }).toEqual([]);
  }
});
