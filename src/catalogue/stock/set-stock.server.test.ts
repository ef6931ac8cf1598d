import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { setStock, type WantedStock } from './set-stock.server.ts';

const store = setUp(openTestStore);

const set = (rows: readonly WantedStock[]) =>
  setStock(store.database, sites.nod, { rows, by: 'API: ERP', now: store.now() });
const wanted = (code: string, onHand: number, more: Partial<WantedStock> = {}): WantedStock => ({
  code,
  branch: '',
  onHand,
  ...more,
});

const codeOf = async (name: string): Promise<string> =>
  (await store.database.$client.query("select code from items where site = 'nod' and name = $1", [name])).rows[0].code;

const stockOf = async (code: string, position = 1) =>
  (
    await store.database.$client.query(
      `select s.on_hand as "onHand", s.shelf, (select count(*)::int from stock_incoming n where n.item_id = i.id
          and n.branch_id = b.id) as lots
        from items i join branches b on b.site = i.site and b.position = $2
          left join stock s on s.item_id = i.id and s.branch_id = b.id
        where i.site = 'nod' and i.code = $1`,
      [code, position],
    )
  ).rows[0];

test('pieces, shelf and lots on the way are set, and what is left out stays', async () => {
  const code = await codeOf('6308');
  const arriving = [{ quantity: 40, dueOn: '2027-01-15' }];
  expect(await set([wanted(code, 77, { shelf: 'B-2', arriving, production: [] })])).toEqual([undefined]);
  expect(await stockOf(code)).toEqual({ onHand: 77, shelf: 'B-2', lots: 1 });
  await set([wanted(code, 78)]);
  expect(await stockOf(code)).toEqual({ onHand: 78, shelf: 'B-2', lots: 1 });
});

test('another branch has stock of its own', async () => {
  const code = await codeOf('6308');
  const before = await stockOf(code);
  const branch = sites.nod.branches[1]?.code ?? '';
  expect(await set([wanted(code, 5, { branch })])).toEqual([undefined]);
  expect([await stockOf(code), (await stockOf(code, 2)).onHand]).toEqual([before, 5]);
});

test('fewer pieces than orders have reserved are refused', async () => {
  const code = await codeOf('6205');
  await createConfirmedOrder(store, await store.signIn('active'), [['6205', 4]]);
  const before = await stockOf(code);
  const [refusal] = await set([wanted(code, 1)]);
  expect(refusal?.refusal).toBe('less_than_reserved');
  expect(refusal?.message).toMatch(/^on_hand 1 is less than the \d+ reserved for orders/);
  expect(await stockOf(code)).toEqual(before);
});

test('unknown items and branches, and rows sent twice are refused, each with its reason', async () => {
  const code = await codeOf('6308');
  const rows = [wanted('NONE', 1), wanted(code, 80), wanted(code, 81), wanted(code, 1, { branch: 'X' })];
  expect((await set(rows)).map((refusal) => refusal && [refusal.refusal, refusal.message])).toEqual([
    ['unknown_item', 'There is no item NONE.'],
    undefined,
    ['item_twice', `Item ${code} is in this request twice for the same branch.`],
    ['unknown_branch', 'There is no branch X.'],
  ]);
  expect((await stockOf(code)).onHand).toBe(80);
});

test('the audit trail has before and after', async () => {
  const code = await codeOf('6308');
  await set([wanted(code, 10)]);
  await set([wanted(code, 12)]);
  const { rows } = await store.database.$client.query(
    "select actor_name, details from audit_trail where action = 'stock set' order by id desc limit 1",
  );
  expect(rows[0]).toEqual({
    actor_name: 'API: ERP',
    details: { changes: [{ code, branch: '', before: 10, after: 12 }] },
  });
});
