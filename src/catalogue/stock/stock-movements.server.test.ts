import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { runs } from '../../../tests/fixed-seed.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { adjustStock } from './count-stock.server.ts';
import { emptyStockOf, writeStock } from './import-stock.server.ts';
import { setStock } from './set-stock.server.ts';

const store = setUp(openTestStore);
const sql = async (text: string, ...values: unknown[]) => (await store.database.$client.query(text, values)).rows;

/** Items at branches whose movements do not sum to what is on hand, or do not follow from each other. */
const broken = () =>
  sql(`with moved as (
      select item_id, branch_id, sum(change) as total, (array_agg(on_hand order by id desc))[1] as last,
        bool_and(right_before + change = on_hand) as follows
      from (select m.*, coalesce(lag(on_hand) over (partition by item_id, branch_id order by id), 0) as right_before
        from stock_movements m) m group by item_id, branch_id)
    select * from stock s full join moved m using (item_id, branch_id)
    where coalesce(s.on_hand, 0) <> coalesce(m.total, 0) or coalesce(s.on_hand, 0) <> coalesce(m.last, 0)
      or not coalesce(m.follows, true)`);

let items: { id: number; code: string; name: string }[];
let branches: string[];
beforeAll(async () => {
  items = (await sql(
    "select id::int, code, name from items where site = 'nod' and name in ('NU205', '6308', '51105', '22220 CA/W33') order by id",
  )) as typeof items;
  branches = (await sql("select code from branches where site = 'nod' and position > 0 order by position")).map(
    ({ code }) => code,
  );
});

test('the stock of the demo data came by movements', async () => {
  expect(await broken()).toEqual([]);
  expect((await sql('select count(*)::int as count from stock_movements'))[0].count).toBeGreaterThan(100);
});

const step = fc.record({
  kind: fc.constantFrom('adjust', 'api', 'import', 'empty', 'order'),
  item: fc.nat(2),
  branch: fc.nat(1),
  way: fc.constantFrom('add' as const, 'remove' as const, 'counted' as const),
  pieces: fc.nat(60),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take({ kind, item, branch: place, way, pieces }: Step) {
  const { id, code } = items[item % items.length] ?? { id: 0, code: '' };
  const branch = branches[place] ?? '';
  const [now, by] = [store.now(), 'Meera'];
  if (kind === 'api') return setStock(store.database, sites.nod, { rows: [{ code, branch, onHand: pieces }], by, now });
  if (kind === 'order') {
    await giveMore();
    return dispatchGoods(store, await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 2]]));
  }
  return store.database.transaction(async (db) => {
    const cause = { kind: 'import' as const, by, now };
    const line = { line: 1, code, branch, onHand: pieces, shelf: null, incomingKinds: [], incoming: [] };
    if (kind === 'import') return writeStock(db, sites.nod, [line], cause);
    if (kind === 'empty') return emptyStockOf(db, sites.nod, [{ code, branch }], cause);
    const [found] = await sql(
      `select s.on_hand as seen from stock s join branches b on b.id = s.branch_id
        where s.item_id = $1 and b.site = 'nod' and b.code = $2`,
      id,
      branch,
    );
    const said = { reason: 'correction' as const, note: '', lot: 0, seen: found?.seen ?? 0, by, now };
    return adjustStock(db, sites.nod, { itemId: id, branch, way, quantity: pieces, ...said });
  });
}

const giveMore = () =>
  sql(
    "update stock set on_hand = on_hand + 20 where item_id = (select id from items where site = 'nod' and name = 'NU205')",
  );

test('whatever is done in whatever order, the movements sum to what is on hand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      for (const one of steps) await take(one);
      expect(await broken()).toEqual([]);
    }),
    { numRuns: runs(5) },
  );
  const kinds = (await sql('select distinct kind from stock_movements')).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['import', 'api', 'adjustment', 'dispatch', 'other']));
});

test('a movement stays as it is', async () => {
  await expect(sql('update stock_movements set change = 0')).rejects.toThrow('stays as it is');
  await expect(sql('delete from stock_movements')).rejects.toThrow('stays as it is');
});

test('a dispatch names its order and who sent it', async () => {
  await giveMore();
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 3]]);
  await dispatchGoods(store, order);
  const [movement] = await sql('select change, kind, reference, "by" from stock_movements order by id desc limit 1');
  expect(movement).toMatchObject({ change: -3, kind: 'dispatch', reference: order });
  expect(movement.by).not.toBe('');
});
