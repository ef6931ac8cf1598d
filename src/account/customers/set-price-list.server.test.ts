import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { ensurePriceList } from '../../catalogue/price-lists/ensure-price-list.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type FindPriceLists, setPriceList } from './set-price-list.server.ts';

const store = setUp(openTestStore);
let own: number;
beforeAll(async () => {
  own = await ensurePriceList(store.database, sites.nod, 'Machine makers', []);
  await ensurePriceList(store.database, sites.zwz, 'ZWZ only', []);
});

const findLists: FindPriceLists = async (db, site) => {
  const { rows } = await db.$client.query('select name, id from price_lists where site = $1', [site]);
  return new Map(rows.map((row: { name: string; id: number }) => [row.name, row.id]));
};
const email = 'pending@nod.example';
const set = (priceList: string, seen?: string, who = email) =>
  setPriceList(store.database, sites.nod, { email: who, priceList, seen, by: 'Meera', now: store.now() }, findLists);
const listId = async () =>
  (
    await store.database.$client.query(
      'select price_list_id as id from customers c join users u on u.customer_id = c.id where u.email = $1',
      [email],
    )
  ).rows[0].id;

test('a customer gets a price list and loses it again; both stand in the audit trail', async () => {
  expect(await set('Machine makers', 'Standard')).toBeUndefined();
  expect(await listId()).toBe(own);
  expect(await set('', 'Machine makers')).toBeUndefined();
  expect(await listId()).toBeNull();
  const { rows } = await store.database.$client.query(
    "select actor_name, details from audit_trail where action = 'price list set' order by id",
  );
  expect(rows).toEqual([
    { actor_name: 'Meera', details: { before: 'Standard', after: 'Machine makers' } },
    { actor_name: 'Meera', details: { before: 'Machine makers', after: null } },
  ]);
});

test('a list of another site, the same list again and a change on top of another are refused in words', async () => {
  await set('Machine makers');
  expect((await set('ZWZ only'))?.message).toMatch(/^NOD has no price list 'ZWZ only'\. It has .*Machine makers/);
  expect((await set('Machine makers'))?.refusal).toBe('not_allowed');
  expect((await set('', 'Standard'))?.message).toMatch(
    /^Nothing was changed\. The price list is Machine makers now\. Changed by Meera on /,
  );
  expect((await set('', undefined, 'nobody@nod.example'))?.refusal).toBe('unknown_account');
});
