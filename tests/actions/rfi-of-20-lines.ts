import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import type { TestStore } from '../store/test-store.ts';
import { fillCart } from './cart.ts';
import { answerAsStaff, quoteLine, submitRfi } from './rfi.ts';

/** Its items have a price, a known cost and stock. */
export async function pricedItemNames(store: TestStore, count: number): Promise<string[]> {
  const { rows } = await store.database.$client.query<{ name: string }>(
    `select i.name from items i join stock s on s.item_id = i.id
      where i.site = 'nod' and i.list_minor > 0 and i.cost_minor > 0 and s.on_hand - s.reserved > 100
        and i.min_qty = 1 and (select count(*) from items o where o.site = 'nod' and o.name = i.name) = 1
      order by i.popularity desc, i.id limit $1`,
    [count],
  );
  return rows.map(({ name }) => name);
}

/** 19 items and one line of words; the fourth item has been quoted before. */
export async function requestOf20Lines(store: TestStore): Promise<string> {
  const token = await store.signIn('active');
  const names = await pricedItemNames(store, 19);
  const former = await submitRfi(store, token, [[names[3] ?? '', 4]]);
  await answerAsStaff(store, former, [quoteLine(store, 1, 500_00)]);
  const lines = await fillCart(
    store,
    token,
    names.map((name, index) => [name, index + 2] as const),
  );
  const item_info = [
    ...lines.map((line) => ({ item_detail_id: line?.item_detail_id ?? 0 })),
    { item_name: 'pump brg 6205-2RS both side shield', quantity: 10 },
  ];
  return (await store.call(sendRfi, { item_info, reference: 'ENQ-0914' }, { token })).body.RefNo;
}
