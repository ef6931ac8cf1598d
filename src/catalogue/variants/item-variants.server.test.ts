import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { Role } from '../../demo/people.data.ts';
import { sites } from '../../sites/resolve-site.ts';
import { itemVariants } from './item-variants.contract.ts';
import { findVariants } from './item-variants.server.ts';

const store = setUp(openTestStore);

async function load(name: string, role?: Role) {
  const { [name]: item_id = 0 } = await findItemIds(store, 'nod', [name]);
  const token = role && (await store.signIn(role, 'nod'));
  return (await store.call(itemVariants, { item_id }, { site: 'nod', ...(token && { token }) })).body;
}

const namesOf = ({ data_list }: Awaited<ReturnType<typeof load>>) =>
  data_list.description.map(({ itemname }) => itemname);

test('the maker’s other 6205 are returned with what they differ in, the item first', async () => {
  const found = await load('6205-2Z/C3');
  expect(namesOf(found)[0]).toBe('6205-2Z/C3');
  expect(namesOf(found)).toEqual(
    expect.arrayContaining(['6205', '6205/C3', '6205-2RS', '6205-2RS/C3', '6205-2Z', '6205-RS/C3']),
  );
  expect(namesOf(found)).not.toContain('6205N');
  expect(new Set(found.data_list.description.map(({ brandname }) => brandname))).toEqual(new Set(['ZWZ']));
  expect(found.shared).toMatchObject({ maker: 'ZWZ', type: 'deep groove ball', basic: '6205' });
  const sealed = found.data_list.description.find(({ itemname }) => itemname === '6205-2RS/C3');
  expect(sealed?.choice).toEqual({ seal: '2RS', clearance: 'C3', bore: 'cylindrical', cage: '' });
});

test('a tapered bore and the cages of a spherical roller bearing are variants', async () => {
  const { data_list } = await load('22220CA/W33');
  const found = data_list.description.map(({ itemname, choice }) => [itemname, choice.bore, choice.cage]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['22220CA/W33', 'cylindrical', 'brass'],
      ['22220CAK/W33', 'taper 1:12', 'brass'],
      ['22220CC/W33', 'cylindrical', 'steel'],
    ]),
  );
});

test('price and stock are those that the caller may see', async () => {
  const open = async (role?: Role) =>
    (await load('6205-2RS/C3', role)).data_list.description.find(({ itemname }) => itemname === '6205');
  expect(await open()).toMatchObject({ your_price: 0, Stock: 0, Availability: '', list_price: 0 });
  expect(await open('active')).toMatchObject({ list_price: 298, Stock: 2400, Availability: 'Stock' });
});

test('an item of another site, an unknown one and goods without a number have no variants', async () => {
  const { '6205': foreign = 0 } = await findItemIds(store, 'zwz', ['6205']);
  for (const item_id of [foreign, 0, 'x']) {
    const { body } = await store.call(itemVariants, { item_id }, { site: 'nod' });
    expect(body).toEqual({ success: true, shared: null, data_list: { description: [] } });
  }
});

test('an item that is no longer sold is no variant', async () => {
  const { '6205-RS/C3': id = 0 } = await findItemIds(store, 'nod', ['6205-RS/C3']);
  await store.database.$client.query('update items set retired_at = $2 where id = $1', [id, store.now()]);
  expect(namesOf(await load('6205'))).not.toContain('6205-RS/C3');
  await store.database.$client.query('update items set retired_at = null where id = $1', [id]);
});

const find = (id: number, site = sites.nod) => findVariants({ db: store.database, database: store.database, site }, id);

test('a bearing is the first of its family; an item that the site does not sell has none', async () => {
  const id = (await findItemIds(store, 'nod', ['6205-2RS/C3']))['6205-2RS/C3'] ?? 0;
  expect((await find(id)).family).toMatchObject({
    shared: { basic: '6205' },
    members: expect.arrayContaining([expect.objectContaining({ id })]),
  });
  expect(await find(id, sites.gwd)).toEqual({ family: undefined });
});
