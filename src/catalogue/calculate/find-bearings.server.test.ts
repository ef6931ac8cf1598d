import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findBearings } from './find-bearings.contract.ts';

const store = setUp(openTestStore);

const duty = { bore: 40, radial_load: 4.5, axial_load: 0, speed: 1000, hours: 20_000 };
const find = async (change = {}, token?: string) =>
  (await store.call(findBearings, { ...duty, ...change }, { site: 'nod', ...(token && { token }) })).body;

test('bearings of the site for the shaft reach the hours, those of the same housing first', async () => {
  const { total, data_list } = await find({ outside: 90, width: 23 });
  const rows = data_list.description;
  expect(rows.length).toBeGreaterThan(3);
  expect(total).toBeGreaterThanOrEqual(rows.length);
  for (const row of rows) {
    expect(row.Dimension_ID, row.itemname).toBe(40);
    expect(row.life_hours, row.itemname).toBeGreaterThanOrEqual(20_000);
  }
  const distances = rows.map(
    ({ Dimension_OD, Dimension_OW }) => Math.abs(Dimension_OD - 90) + Math.abs(Dimension_OW - 23),
  );
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('a longer life leaves fewer, one out of reach none', async () => {
  const { total } = await find();
  expect((await find({ hours: 200_000 })).total).toBeLessThan(total);
  expect(await find({ hours: 10_000_000, radial_load: 5000 })).toMatchObject({
    total: 0,
    data_list: { description: [] },
  });
});

test('of equal sizes the cheaper is first, for a buyer who sees prices; a visitor sees no stock', async () => {
  const token = await store.signIn('active');
  const rows = (await find({ radial_load: 1, outside: 90, width: 23 }, token)).data_list.description;
  const bySize = Map.groupBy(rows, ({ Dimension_OD, Dimension_OW }) => `${Dimension_OD} × ${Dimension_OW}`);
  const prices = [...bySize.values()].map((same) =>
    same.map(({ your_price }) => your_price).filter((price) => price > 0),
  );
  expect(prices.some((same) => same.length > 1)).toBe(true);
  for (const same of prices) expect(same).toEqual(same.toSorted((a, b) => a - b));
  expect(
    (await find()).data_list.description.every(({ Availability, Stock }) => Availability === '' && Stock === 0),
  ).toBe(true);
});

test('without shaft, speed or load nothing is looked for', async () => {
  for (const change of [{ bore: 0 }, { speed: 0 }, { radial_load: 0 }]) expect((await find(change)).total).toBe(0);
});
