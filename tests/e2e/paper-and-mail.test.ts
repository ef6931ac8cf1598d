import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { outboxList } from '../../src/messages/outbox.contract.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let number: string;
let invoice: string;
beforeAll(async () => {
  number = await createConfirmedOrder(
    store,
    await store.signIn('active'),
    [
      ['51105', 9],
      ['NU205', 4],
    ],
    { purchase_order_no: 'PO-4500018822' },
  );
  invoice = (await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 5 }] })).invoice;
});

const arrival = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const addressOf = (path: string) => `${store.addressOf('nod')}${path}`;

test('the outbox shows a mail as it will look; it fits 320, 600 and 1000 pixels, light and dark', async () => {
  const page = await browser.newPage();
  await page.goto(addressOf('/outbox'));
  await arrival(page, 'Outbox');
  await waitForHydration(page);
  const mail = page.getByRole('article').filter({ hasText: `Part of order ${number} is on its way` });
  await mail
    .frameLocator('iframe')
    .getByRole('heading', { level: 1, name: `Part of order ${number}` })
    .waitFor();
  await page.getByRole('radio', { name: 'Phone, 320 px' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => mail.locator('iframe').getAttribute('src')).toContain('scheme=dark');
  await expect.poll(async () => (await mail.locator('iframe').boundingBox())?.width).toBe(322);
  await checkWidths(page, 'outbox');
  expect(await findViolations(page)).toEqual([]);

  const { messages } = (await store.call(outboxList, {})).body;
  for (const { id } of messages.filter(({ channel }) => channel === 'mail').slice(0, 5))
    for (const scheme of ['light', 'dark']) {
      await page.goto(addressOf(`/outbox/${id}/mail?scheme=${scheme}`));
      for (const width of [320, 600, 1000]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([id, scheme, wide]).toEqual([id, scheme, width]);
      }
    }
});

test('the page of an order is printed without what is pressed or ticked; its invoice is shared by a link that ends, and opens for who has it', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', `/order-detail?order=${number}`);
  await arrival(page, `Order ${number}`);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  for (const gone of [
    page.getByRole('heading', { name: 'Reorder' }),
    page.getByText('Tick lines to add only those.'),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: /^Cancel/ }),
    page.getByRole('checkbox'),
  ])
    await expect.poll(() => gone.and(page.locator(':visible')).count()).toBe(0);
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  for (const column of ['Price, ₹', 'Total, ₹'])
    await expect.poll(() => page.getByRole('columnheader', { name: column }).isVisible()).toBe(true);
  const document = await page.getByText(`Tax invoice ${invoice}`).first().boundingBox();
  expect(document?.height).toBeLessThan(40);
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: `Share Tax invoice ${invoice}` }).click();
  const dialog = page.getByRole('dialog', { name: `Share Tax invoice ${invoice}` });
  await dialog.getByText(/The link ends on \d+ \w+ \d{4}\./).waitFor();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect
    .poll(() => dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))
    .toContain(encodeURIComponent(link));
  await checkWidths(page, 'share');
  const stranger = await browser.newPage();
  await stranger.goto(addressOf('/robots.txt'));
  const replyTo = (address: string) =>
    stranger.evaluate(async (url) => {
      const reply = await fetch(url);
      return {
        status: reply.status,
        type: reply.headers.get('content-type'),
        start: (await reply.text()).slice(0, 26),
      };
    }, address);
  expect(await replyTo(link)).toMatchObject({ status: 200, type: 'application/pdf' });
  browser.expectError(/status of 404/);
  expect(await replyTo(link.replace(/sign=./, 'sign='))).toMatchObject({
    status: 404,
    start: 'There is no such document.',
  });
});
