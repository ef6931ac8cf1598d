import { addItem, type CartLine, displayCart, removeItem } from '../../src/cart/cart.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import type { TestStore } from '../store/test-store.ts';

type Wanted = readonly (readonly [name: string, quantity: number])[];

/** Returns the cart lines in the given order. */
export async function fillCart<const W extends Wanted>(
  store: TestStore,
  token: string,
  items: W,
  site: SiteCode = 'nod',
): Promise<{ [K in keyof W]: CartLine }> {
  const ids = await findItemIds(
    store,
    site,
    items.map(([name]) => name),
  );
  const item_info = items.map(([name, quantity]) => ({
    item_id: ids[name] ?? 0,
    quantity,
    flag: 'add_cart' as const,
  }));
  const added = await store.call(addItem, { item_info }, { site, token });
  if (!added.body.success) throw new Error(added.body.message);
  const lines = await loadCart(store, token, site);
  return items.map(([name]) => lines.find((line) => line.itemname === name)) as { [K in keyof W]: CartLine };
}

export async function loadCart(store: TestStore, token: string, site: SiteCode = 'nod'): Promise<CartLine[]> {
  const { body } = await store.call(displayCart, {}, { site, token });
  return body.itemdetails;
}

export async function emptyCart(store: TestStore, token: string): Promise<void> {
  for (const { item_detail_id } of await loadCart(store, token))
    await store.call(removeItem, { item_detail_id }, { token });
}

export async function findItemIds(
  store: TestStore,
  site: SiteCode,
  names: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await store.database.$client.query<{ name: string; id: number }>(
    'select name, id from items where site = $1 and name = any($2) order by id desc',
    [site, names],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.id]));
}
