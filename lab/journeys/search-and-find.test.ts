import { expect, test } from 'vitest';
import { siteCodes } from '../../src/sites/site.ts';
import { holdRequests } from '../../tests/browser/hold-requests.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { phone, setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test.each(siteCodes)(
  '%s: a phone shows the first item in its upper third, below the number with its filter and order',
  async (site) => {
    const page = await browser.newPage(phone);
    await page.goto(`${store.addressOf(site)}/listing?q=6205`);
    const first = page.getByRole('table').getByRole('row').first();
    expect((await first.boundingBox())?.y).toBeLessThan(250);
    await waitForHydration(page);
    const [number, filter, order] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('button', { name: 'Filter' }),
        page.getByRole('combobox', { name: 'Sort by' }),
      ].map((part) => part.boundingBox()),
    );
    // A square, beside the filter.
    expect([order?.y, order?.width]).toEqual([filter?.y, order?.height]);
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan((order?.y ?? 0) + (order?.height ?? 0));
  },
);

test('a late reply changes nothing after more typing, and its request is aborted', async () => {
  const page = await browser.newPage();
  let release: (() => void) | undefined;
  const delayed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search/', async (route) => {
    if (route.request().postDataJSON().searching_key === '62') await delayed;
    // The page may have cancelled this request.
    await route.continue().catch(() => {});
  });
  await page.goto(store.addressOf('nod'));
  await waitForHydration(page);
  const requestedUrl = page.waitForRequest((request) => request.postDataJSON()?.searching_key === '62');
  const aborted = page.waitForEvent('requestfailed', (request) => request.postDataJSON()?.searching_key === '62');
  await page.keyboard.press('/');
  await page.keyboard.type('62');
  await requestedUrl;
  await page.keyboard.type('05-2rs');
  await page.getByRole('option').filter({ hasText: '6205-2RS' }).first().waitFor();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  const shown = await page.getByRole('option').allTextContents();
  release?.();
  await page.unroute('**/api/search/');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(shown);
  expect(shown.every((text) => /6205.2RS/.test(text))).toBe(true);
});

test('an unknown item is reported as not found; only a wide screen shows the details of a suggestion', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(store.addressOf('nod'));
  await waitForHydration(page);
  const field = page.getByRole('combobox').first();
  await field.fill('zzqqxx77');
  await page.getByText('No Result Found').first().waitFor();
  await field.fill('6205-2rs');
  const panel = page.getByRole('region', { name: 'Recommended Products 6205-2RS' });
  await page.getByRole('option').first().waitFor();
  expect((await page.getByRole('listbox').boundingBox())?.width).toBeGreaterThan(320);
  await expect.poll(() => panel.count()).toBe(0);
  await page.setViewportSize({ width: 1101, height: 800 });
  await panel.waitFor();
  const quantity = panel.getByRole('textbox').first();
  await expect.poll(() => quantity.inputValue()).toBe('');
  await expect.poll(() => quantity.getAttribute('placeholder')).toBe('Qty');
});

test('filters and the order of a listing that are chosen while earlier replies are on their way all count', async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/listing?q=6205`);
  await waitForHydration(page);
  const makers = page.getByRole('complementary', { name: 'Filter' }).locator('input[name=brand]');
  const order = page.getByLabel('Sort by');
  const chosen = () => new URL(page.url()).searchParams;
  const reply = await holdRequests(page, '**/listing.data*');
  await makers.nth(0).check();
  await order.selectOption('name');
  await makers.nth(1).check();
  expect(await order.inputValue()).toBe('name');
  reply();
  await expect.poll(() => [chosen().get('sort'), chosen().getAll('brand').length]).toEqual(['name', 2]);

  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('link');
  await expect.poll(() => chips.count()).toBe(2);
  const nextReply = await holdRequests(page, '**/listing.data*');
  await chips.nth(0).click();
  await chips.nth(1).click();
  await makers.nth(2).check();
  nextReply();
  await expect.poll(() => [chosen().get('sort'), chosen().getAll('brand').length]).toEqual(['name', 1]);
  await expect.poll(() => chips.count()).toBe(1);
  expect(await makers.evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length)).toBe(1);
});

test('a buyer sees all columns of a listing, down to the wishlist, without scrolling sideways', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/listing?q=6205');
  for (const path of ['/listing?q=6205', '/listing']) {
    await page.goto(`${store.addressOf('nod')}${path}`);
    const table = page.getByRole('table').first();
    await table.getByRole('columnheader', { name: 'Qty' }).waitFor();
    for (const width of [1440, 1366, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = () => table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(hidden, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(1);
    }
  }
});
