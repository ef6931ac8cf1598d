import { addItem, type CartLine, displayCart } from '../src/cart/cart.contract.ts';
import type { SiteCode } from '../src/sites/site.ts';
import type { TestStore } from './store.ts';

type Wanted = readonly (readonly [name: string, quantity: number])[];

/** Puts items into a signed-in buyer's cart by name and answers their lines, in the order asked. */
export async function fillCart<const W extends Wanted>(
  store: TestStore,
  token: string,
  wanted: W,
  site: SiteCode = 'nod',
): Promise<{ [K in keyof W]: CartLine }> {
  const ids = await itemIds(
    store,
    site,
    wanted.map(([name]) => name),
  );
  const item_info = wanted.map(([name, quantity]) => ({
    item_id: ids[name] ?? 0,
    quantity,
    flag: 'add_cart' as const,
  }));
  const added = await store.call(addItem, { item_info }, { site, token });
  if (!added.body.success) throw new Error(added.body.message);
  const lines = await cartOf(store, token, site);
  return wanted.map(([name]) => lines.find((line) => line.itemname === name)) as { [K in keyof W]: CartLine };
}

export async function cartOf(store: TestStore, token: string, site: SiteCode = 'nod'): Promise<CartLine[]> {
  const { body } = await store.call(displayCart, {}, { site, token });
  return body.itemdetails;
}

/** Ids of the site's items by name. */
export async function itemIds(
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
