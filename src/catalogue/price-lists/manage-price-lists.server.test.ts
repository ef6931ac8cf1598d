import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';
import { createPriceList, renamePriceList } from './manage-price-lists.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);

const staff = () => ({ by: 'Meera', now: store.now() });
const query = async (text: string, ...values: unknown[]) => (await store.database.$client.query(text, values)).rows;
const made = async (name: string, copyOf?: number) => {
  const list = await createPriceList(store.database, nod, { name, copyOf, ...staff() });
  if (list instanceof Refusal) throw new Error(list.message);
  return list;
};

test('a new price list has a name of its own on its site', async () => {
  const list = await made(' Mills ');
  expect(await query('select site, name, currency from price_lists where id = $1', list.id)).toEqual([
    { site: 'nod', name: 'Mills', currency: 'INR' },
  ]);
  expect(await createPriceList(store.database, nod, { name: 'mills', ...staff() })).toMatchObject({
    message: 'There is a price list Mills already.',
  });
  expect(await createPriceList(store.database, sites.gwd, { name: 'Mills', ...staff() })).toMatchObject({
    name: 'Mills',
  });
  expect(
    await query(
      "select actor_name, subject, details from audit_trail where action = 'price list created' and site = 'nod'",
    ),
  ).toEqual([{ actor_name: 'Meera', subject: 'Mills', details: { before: null, after: list } }]);
});

test('a copy has the rows that apply today or later, from today', async () => {
  const today = dayOf(store.now(), nod.calendar.timeZone);
  const original = await ensurePriceList(store.database, nod, 'Original', []);
  await query(
    `insert into price_rows (site, price_list_id, scope, discount_bp, currency, valid_from, valid_to)
     values ('nod', $1, 'all', 1000, 'INR', null, $2), ('nod', $1, 'all', 2000, 'INR', '2020-01-01', null),
       ('nod', $1, 'all', 3000, 'INR', $3, null)`,
    original,
    addDays(today, -1),
    addDays(today, 10),
  );
  const copy = await made('Copy', original);
  expect(
    await query('select discount_bp, valid_from from price_rows where price_list_id = $1 order by id', copy.id),
  ).toEqual([
    { discount_bp: 2000, valid_from: today },
    { discount_bp: 3000, valid_from: addDays(today, 10) },
  ]);
  expect(
    await createPriceList(store.database, sites.gwd, { name: 'Stolen', copyOf: original, ...staff() }),
  ).toMatchObject({
    message: 'This price list was not found.',
  });
});

test('a list is renamed once; who saw the former name is told', async () => {
  const { id } = await made('Dealers');
  const rename = (name: string, seen?: string, site = nod) =>
    renamePriceList(store.database, site, { id, name, seen, ...staff() });
  expect(await rename('Wholesale', 'Dealers')).toEqual({ id, name: 'Wholesale' });
  expect(await rename('Traders', 'Dealers')).toMatchObject({
    refusal: 'changed_meanwhile',
    message: 'This price list is called Wholesale now; somebody else renamed it.',
  });
  expect(await rename('')).toMatchObject({ message: 'Please write a name.' });
  expect(await rename('Traders', undefined, sites.gwd)).toMatchObject({ refusal: 'unknown_owner' });
  expect(await query("select details from audit_trail where action = 'price list renamed'")).toEqual([
    { details: { before: { id, name: 'Dealers' }, after: { id, name: 'Wholesale' } } },
  ]);
});
