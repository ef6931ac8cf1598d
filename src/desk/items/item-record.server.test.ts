import { beforeAll, expect, test } from 'vitest';
import { fillCart, findItemIds } from '../../../tests/actions/cart.ts';
import { startPayment } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsAtDesk } from './item-list.contract.ts';
import { itemAtDesk } from './item-record.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let id: number;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  id = (await findItemIds(store, 'nod', ['6308']))['6308'] ?? 0;
});

const query = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);
const record = async (site: 'nod' | 'zwz' = 'nod') => store.call(itemAtDesk, { site, id }, { desk });

test('an item is shown with its facts as a file writes them, and where the shop shows it', async () => {
  const { body } = await record();
  expect(body.item).toMatchObject({ id, name: '6308', Dimension_ID: 40, retiredAt: null });
  expect(body.item.page).toContain(`item=${id}`);
  expect(body.item.dataSheet).toMatch(new RegExp(`^http.+/productDetail/NOD:${id}/datasheet.pdf$`));
  expect(body.cells).toMatchObject({ itemcode: body.item.code, itemname: '6308', bore_mm: '40', unit: 'NOS' });
  expect(body.makers).toContain(body.item.maker);
});

test('stock is told by branch: on hand, reserved, held for a payment, free and arriving', async () => {
  const token = await store.signIn('overdue');
  await startPayment(store, token, await fillCart(store, token, [['6308', 3]]));
  await query(
    `update stock set on_hand = 40, reserved = 10, shelf = 'A-03-2' from branches b
      where b.id = branch_id and b.site = 'nod' and b.position = 1 and item_id = $1`,
    [id],
  );
  await query('delete from stock_incoming where item_id = $1', [id]);
  await query(
    `insert into stock_incoming (site, branch_id, item_id, kind, quantity, due_on)
      select 'nod', b.id, $1, 'arriving', 25, '2027-01-04' from branches b where b.site = 'nod' and b.position = 1`,
    [id],
  );
  const { stock } = (await record()).body;
  const list = (await store.call(listItemsAtDesk, { site: 'nod', q: '6308' }, { desk })).body.rows;
  expect(list.find((row) => row.id === id)?.free).toBe(27);
  expect(stock[0]).toMatchObject({
    branch: 'Mumbai',
    branchCode: 'mumbai',
    onHand: 40,
    reserved: 10,
    held: 3,
    free: 27,
    shelf: 'A-03-2',
    incoming: [{ kind: 'arriving', quantity: 25, dueOn: '2027-01-04' }],
  });
  expect(stock.map(({ branch }) => branch)).toEqual(['Mumbai', 'Delhi', 'Chennai', 'Kolkata', 'Ahmedabad']);
});

test('what is held for a payment is not free in the list, beside what it interchanges with', async () => {
  const { rows } = await query("select id from items where site = 'nod' and maker = 'ZWZ' and name = '51105'");
  const other = rows[0].id;
  await query('update items set universal_key = (select universal_key from items where id = $1) where id = $2', [
    id,
    other,
  ]);
  await query('update stock set on_hand = reserved where item_id = $1', [id]);
  await query(
    'update stock set on_hand = reserved + 3 where item_id = $1 and branch_id = (select min(branch_id) from stock_holds where item_id = $1)',
    [id],
  );
  const { body } = await store.call(itemAtDesk, { site: 'nod', id: other }, { desk });
  expect(body.interchange.find((one) => one.id === id)?.free).toBe(0);
  const empty = (await store.call(listItemsAtDesk, { site: 'nod', q: '6308', view: 'no_stock' }, { desk })).body.rows;
  expect(empty.map((row) => [row.id, row.free])).toContainEqual([id, 0]);
});

test('the rows of price lists that are for it are named; those that have ended are not', async () => {
  const { rows } = await query("select id, name from price_lists where site = 'nod' order by name limit 1");
  await query('delete from price_rows where price_list_id = $1', [rows[0].id]);
  await query(
    `insert into price_rows (site, price_list_id, scope, scope_key, min_qty, valid_to, discount_bp, currency)
      values ('nod', $1, 'item', $2, 100, null, 4200, 'INR'), ('nod', $1, 'item', $2, 1, '2020-01-01', 5000, 'INR'),
        ('nod', $1, 'all', '', 1, null, 500, 'INR')`,
    [rows[0].id, String(id)],
  );
  const { prices } = (await record()).body;
  expect(prices.filter(({ owner }) => owner === `list-${rows[0].id}`)).toEqual([
    expect.objectContaining({ scope: 'All items', terms: '5.00 % less, always' }),
    expect.objectContaining({ list: rows[0].name, scope: '6308', terms: '42.00 % less from 100, always' }),
  ]);
});

test('what interchanges with it is listed, without what is retired', async () => {
  await query(
    `update items set universal_key = (select universal_key from items where id = $1)
      where site = 'nod' and maker = 'ZWZ' and name in ('NU205', '51105')`,
    [id],
  );
  const before = (await record()).body.interchange;
  expect(before.map(({ name }) => name).toSorted()).toEqual(['51105', 'NU205']);
  await query('update items set retired_at = now() where id = $1', [before[0]?.id]);
  expect((await record()).body.interchange).toEqual(before.slice(1));
});

test('a retired item has its page, an item of another site has none', async () => {
  await query('update items set retired_at = $2 where id = $1', [id, store.now()]);
  expect((await record()).body.item.retiredAt).toBe(store.now().toISOString());
  expect((await record('zwz')).status).toBe(404);
});
