import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsAtDesk } from './item-list.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
});

type Asked = { q?: string; view?: string; sort?: string; page?: string; maker?: string; category?: string };
async function list(asked: Asked = {}) {
  const { body } = await store.call(listItemsAtDesk, { site: 'nod', ...asked } as never, { desk });
  return body;
}
const change = (set: string, where: string) =>
  store.database.$client.query(`update items set ${set} where site = 'nod' and ${where}`);

test('all items on sale come by name, in pages of fifty with their number', async () => {
  const { rows, total, makers, categories } = await list();
  const second = await list({ page: '2' });
  expect(rows).toHaveLength(50);
  expect(second.rows[0]?.name).not.toBe(rows[0]?.name);
  const { rows: counted } = await store.database.$client.query(
    "select count(*)::int from items where site = 'nod' and retired_at is null",
  );
  expect(total).toBe(Math.min(10_000, counted[0].count));
  expect(makers).toContain('Koyo');
  expect(categories).toContain('Deep groove ball');
});

test.each([
  ['6205-2rs/c3', '6205-2RS/C3'],
  ['6205 2RS C3', '6205-2RS/C3'],
])('%s finds the item whatever its spelling, and it is first', async (q, name) => {
  const { rows } = await list({ q });
  expect(rows[0]?.name).toBe(name);
});

test('a number is found by its stock code and by a part of its name', async () => {
  const { rows } = await list({ q: '6205' });
  const item = rows[0];
  expect((await list({ q: item?.code ?? '' })).rows.map(({ id }) => id)).toContain(item?.id);
  expect((await list({ q: 'U20' })).rows.map(({ name }) => name)).toContain('NU205');
});

test('a maker finds its items, and a number with a maker only those', async () => {
  for (const q of ['Koyo', 'koyo'])
    expect(new Set((await list({ q })).rows.map(({ maker }) => maker))).toEqual(new Set(['Koyo']));
  const both = await list({ q: 'Koyo 6205' });
  expect(both.total).toBeGreaterThan(0);
  expect(both.rows.filter(({ maker, name }) => maker !== 'Koyo' || !name.includes('6205'))).toEqual([]);
});

test.each(['---', '%', 'no such number 9', '_'])("'%s' finds nothing", async (q) => {
  expect((await list({ q })).total).toBe(0);
});

test('items without a price, without free pieces, retired ones and those of a category have their own lists', async () => {
  const [first, second] = (await list({ q: 'Koyo' })).rows;
  await change('list_minor = 0', `id = ${first?.id}`);
  await store.database.$client.query(`update stock set reserved = on_hand where item_id = ${second?.id}`);
  const ids = async (asked: Asked) => (await list({ ...asked, maker: 'Koyo' })).rows.map(({ id }) => id);
  expect(await ids({ view: 'no_price' })).toEqual([first?.id]);
  expect(await ids({ view: 'no_stock', q: second?.name ?? '' })).toContain(second?.id);
  const all = await ids({});
  await store.database.$client.query(
    `insert into item_pictures (site, item_id, position, hash, width, height, storage, storage_key, added_by, added_at, stored_at)
      values ('nod', ${first?.id}, 1, 'x', 9, 9, 'database', 'x', 'Rao', now(), now())`,
  );
  expect(await ids({ view: 'no_picture' })).toEqual(all.filter((id) => id !== first?.id));
  await change('retired_at = now()', `id = ${first?.id}`);
  expect(await ids({ view: 'no_price' })).toEqual([]);
  const { rows: retired } = await list({ view: 'retired', q: first?.name ?? '' });
  expect(retired.find(({ id }) => id === first?.id)?.retiredAt).not.toBe('');
  const tapers = await list({ category: 'Tapered roller' });
  expect(new Set(tapers.rows.map(({ category }) => category))).toEqual(new Set(['Tapered roller']));
});

test.each(['name', 'code', 'maker', 'category', 'list'] as const)('sorted by %s, down is up reversed', async (sort) => {
  const asked = { maker: 'Koyo' };
  const up = await list({ ...asked, sort });
  const down = await list({ ...asked, sort: `-${sort}` });
  expect(up.total).toBeLessThanOrEqual(50);
  expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).toReversed());
  expect(up.rows.length).toBeGreaterThan(1);
});

test('what is free, what arrives and what it costs are told', async () => {
  const { rows } = await list({ q: '6205-2RS/C3' });
  const id = rows[0]?.id;
  const { rows: branches } = await store.database.$client.query(
    "select id from branches where site = 'nod' and position = 1",
  );
  await store.database.$client.query(`update stock set on_hand = 12, reserved = 5 where item_id = ${id}`);
  await store.database.$client.query(`delete from stock_incoming where item_id = ${id}`);
  await store.database.$client.query(
    `insert into stock_incoming (site, branch_id, item_id, kind, quantity, due_on)
      values ('nod', ${branches[0].id}, ${id}, 'arriving', 40, '2027-01-04')`,
  );
  await change('cost_minor = 1234', `id = ${id}`);
  const row = (await list({ q: '6205-2RS/C3' })).rows.find((one) => one.id === id);
  expect(row).toMatchObject({ free: 7, arriving: 40, arrivingOn: '2027-01-04', costMinor: 1234 });
});
