import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../actions/orders.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { phone, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function placeLongOrder(): Promise<string> {
  const { rows } = await store.database.$client.query<{ name: string; quantity: number }>(
    `select i.name, max(greatest(i.min_qty, i.order_multiple)) as quantity from items i join stock s on s.item_id = i.id
      where i.site = 'nod' and i.list_minor > 0 and i.retired_at is null
      group by i.name having count(distinct i.id) = 1 and sum(s.on_hand - s.reserved) >= 50 order by i.name limit 12`,
  );
  const token = await store.signIn('active');
  return createConfirmedOrder(
    store,
    token,
    rows.map(({ name, quantity }) => [name, quantity]),
  );
}

test('on a phone a long order shows its first lines, and its dispatch is one press away', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${await placeLongOrder()}`);
  await page.setViewportSize(phone.viewport);
  const lines = page.getByRole('table', { name: /^Lines of order/ }).locator('tbody tr:visible');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(8);
  await page.getByRole('button', { name: 'Show 4 more' }).click();
  await expect.poll(() => lines.count()).toBe(12);

  await page.getByRole('button', { name: 'All as asked' }).click();
  await page.getByRole('button', { name: 'To the dispatch' }).click();
  const dispatch = page.getByRole('button', { name: /^Dispatch and invoice/ });
  await expect.poll(() => dispatch.evaluate((button) => button === document.activeElement)).toBe(true);
  const place = await dispatch.boundingBox();
  expect(place?.y).toBeGreaterThan(0);
  expect(place?.y).toBeLessThan(phone.viewport.height);
});
