import { beforeAll, expect, test } from 'vitest';
import { shareItemDetails } from '../../src/catalogue/item-page/share-item.contract.ts';
import { formatMajor } from '../../src/lib/money.ts';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { openPageStore } from '../store/page-store.ts';
import { setUp } from '../store/set-up.ts';

const store = setUp(openPageStore);
let itemId: number;
beforeAll(async () => {
  itemId = (await findItemIds(store, 'nod', ['6205-2RS/C3']))['6205-2RS/C3'] ?? 0;
});

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
/** What the browser's scripts take over. */
const dataOf = (html: string): string => JSON.parse(/controller\.enqueue\((".*?")\);/i.exec(html)?.[1] ?? '""');
const openItem = (token?: string) => store.openPage(`/nod-product-category?item=${itemId}`, token);

async function priceOf(token?: string): Promise<number> {
  const { body } = await store.call(shareItemDetails, { itemId: String(itemId) }, token ? { token } : {});
  return body.data.your_price;
}

test('an item page shows nobody the price of another, in whatever order they come', async () => {
  const [one, other] = [await store.signIn('active'), await store.signIn('newbalance0')];
  await store.database.$client.query(
    `update customers set price_list_id = null
      where id = (select u.customer_id from users u where u.email = 'newbalance0@nod.example')`,
  );
  const [ownPrice, otherPrice, visitorPrice] = [await priceOf(one), await priceOf(other), await priceOf()];
  expect(ownPrice).toBeGreaterThan(0);
  expect(otherPrice).toBeGreaterThan(ownPrice);
  expect(visitorPrice).toBe(0);

  const shown = [
    await openItem(one),
    await openItem(other),
    await openItem(),
    await openItem(other),
    await openItem(one),
  ];
  const [first, second, third, fourth, fifth] = shown.map(mainOf);
  expect(first).toContain(formatMajor(ownPrice, 'INR'));
  expect(second).toContain(formatMajor(otherPrice, 'INR'));
  for (const page of [second, third]) expect(page).not.toContain(formatMajor(ownPrice, 'INR'));
  expect(third).not.toContain(formatMajor(otherPrice, 'INR'));
  expect([fourth, fifth]).toEqual([second, first]);
});

test('a changed stock is shown at once', async () => {
  const token = await store.signIn('active');
  await openItem(token);
  await store.database.$client.query('update stock set on_hand = reserved + 4321 where item_id = $1', [itemId]);
  expect(mainOf(await openItem(token))).toContain('4,321');
});

test('a page asked for with a session that has ended meanwhile is that of a visitor', async () => {
  const token = await store.signIn('active');
  expect(await openItem(token)).toContain('Western Gear');
  await store.database.$client.query('delete from sessions');
  for (const _request of [1, 2]) {
    const page = await openItem(token);
    expect(page).not.toContain('Western Gear');
    expect(mainOf(page)).toBe(mainOf(await openItem()));
  }
});

test('a page and its data name its reader, with the own cart and nonce, and are otherwise the same', async () => {
  const token = await store.signIn('active');
  const ids = await findItemIds(store, 'nod', ['6308', '30308']);
  await fillCart(store, token, [['6308', 4]]);
  const first = await openItem(token);
  const rename = 'update customers set name = $1 where id = (select customer_id from users where email = $2)';
  await store.database.$client.query(rename, ["O'Brien & <Sons>", 'active@nod.example']);
  await fillCart(store, token, [['30308', 2]]);
  const second = await openItem(token);
  for (const [page, inPage, name, label, itemIds] of [
    [first, 'Western Gear &amp; Pump', 'Western Gear & Pump', 'Cart, 1 item', [ids['6308']]],
    [second, 'O&#x27;Brien &amp; &lt;Sons&gt;', "O'Brien & <Sons>", 'Cart, 2 items', [ids['6308'], ids['30308']]],
  ] as const) {
    expect(page).toContain(`<b>${inPage}</b>`);
    expect(page).toContain(`aria-label="${label}"`);
    expect(dataOf(page)).toContain(`,"username","${name}",`);
    for (const id of itemIds) expect(dataOf(page)).toContain(String(id));
    expect(page.match(/<link[^>]*nonce=/g)).toBeNull();
  }
  const [[nonce = ''] = [], [otherNonce = ''] = []] = [first, second].map(
    (page) => /nonce="[0-9a-f]+"/.exec(page) ?? [],
  );
  expect(otherNonce).not.toBe(nonce);
  expect(second).not.toContain(nonce);
  expect(mainOf(second)).toBe(mainOf(first));
});
