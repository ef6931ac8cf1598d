import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type SaveCertificate, saveCertificate } from '../certificates/save-certificate.server.ts';
import { multiSearch } from './multi-search.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
beforeEach(async () => {
  await store.database.$client.query('delete from certificates');
});

async function enter(change: Partial<SaveCertificate>) {
  const about = {
    scope: 'maker',
    maker: 'Koyo',
    category: '',
    itemCode: '',
    kind: 'bis',
    number: '1234567',
    standard: '',
  };
  const days = { validFrom: '2020-01-01', validTo: '' };
  const facts = { ...about, ...days, issuer: '', file: 0, replaces: 0, by: 'Meera', now: store.now(), ...change };
  const saved = await saveCertificate(store.database, sites.nod, facts);
  if (saved instanceof Refusal) throw new Error(saved.message);
}

type Filters = { certificate?: string[]; brand?: string[]; availability?: string[] };
/** As a visitor, who sees no availability, and as a buyer, who does; in the order of the names. */
async function list(key: string, filters: Filters = {}) {
  const [visitor, buyer] = await Promise.all(
    [{}, { token }].map(async (as) => {
      const { body } = await store.call(multiSearch, { searching_key: key, filters }, as);
      const counts = Object.fromEntries(
        body.facets.map((facet) => [facet.key, Object.fromEntries(facet.values.map((one) => [one.value, one.count]))]),
      );
      const items = body.data_list.description.map(({ brandname, itemcode }) => `${brandname} ${itemcode}`).toSorted();
      return { total: body.total_search_count, kinds: counts.certificate ?? {}, makers: counts.brand ?? {}, items };
    }),
  );
  expect(buyer).toEqual(visitor);
  return visitor as NonNullable<typeof visitor>;
}
const sqlCount = async (where: string) =>
  (
    await store.database.$client.query(
      `select count(*)::int as n from items where site = 'nod' and retired_at is null and ${where}`,
    )
  ).rows[0].n;

test.each(['', '6205'])(
  "items found for '%s' are counted and filtered by the kinds of their certificates",
  async (key) => {
    const before = await list(key);
    expect(before.kinds).toEqual({});
    const { Koyo: ofKoyo = 0, ZWZ: ofZwz = 0 } = before.makers;
    expect(ofKoyo).toBeGreaterThan(1);
    await enter({});
    await enter({ maker: 'ZWZ', kind: 'iso', number: 'Q 1' });
    await enter({ maker: 'ZWZ', kind: 'bis' });
    const after = await list(key);
    expect([after.kinds, after.total]).toEqual([{ bis: ofKoyo + ofZwz, iso: ofZwz }, before.total]);
    const iso = await list(key, { certificate: ['iso'] });
    expect([iso.total, iso.makers]).toEqual([ofZwz, { ZWZ: ofZwz }]);
    expect(iso.kinds).toEqual(after.kinds);
    const both = await list(key, { certificate: ['iso', 'bis'], brand: ['Koyo'] });
    expect([both.total, both.kinds]).toEqual([ofKoyo, { bis: ofKoyo }]);
    expect((await list(key, { certificate: ['test'] })).total).toBe(0);
    expect((await list(key, { certificate: ['no such kind'] })).total).toBe(0);
  },
);

test('one of a category counts for the items of this maker in it', async () => {
  await enter({ scope: 'category', category: 'Tapered roller' });
  const inCategory = await sqlCount("maker = 'Koyo' and category = 'Tapered roller'");
  expect((await list('')).kinds).toEqual({ bis: inCategory });
  const { total, makers } = await list('', { certificate: ['bis'] });
  expect([total, makers]).toEqual([inCategory, { Koyo: inCategory }]);
});

test.each(['', '6205'])("one of a single item counts once, among items found for '%s'", async (key) => {
  const all = await list(key, { brand: ['Koyo'] });
  const [name = ''] = all.items;
  const code = name.slice('Koyo '.length);
  await enter({ scope: 'item', itemCode: code, kind: 'test', number: 'T 1' });
  await enter({ scope: 'item', itemCode: code, kind: 'other', number: 'E 1' });
  const after = await list(key, { brand: ['Koyo'] });
  expect([after.total, after.items, after.kinds]).toEqual([all.total, all.items, { test: 1, other: 1 }]);
  for (const certificate of [['test'], ['test', 'other']])
    expect(await list(key, { certificate })).toMatchObject({ total: 1, items: [name], makers: { Koyo: 1 } });
});

test('one that is over, not yet valid or ended is no filter', async () => {
  await enter({});
  await store.database.$client.query('update certificates set valid_from = current_date + 5');
  expect((await list('6205')).kinds).toEqual({});
  await store.database.$client.query("update certificates set valid_from = '2020-01-01', valid_to = current_date - 3");
  expect((await list('6205', { certificate: ['bis'] })).total).toBe(0);
  await store.database.$client.query('update certificates set valid_to = null, ended_at = now()');
  expect((await list('6205')).kinds).toEqual({});
});

test('with stock', async () => {
  await enter({});
  const { body } = await store.call(
    multiSearch,
    { searching_key: '', filters: { certificate: ['bis'], availability: ['Stock'] } },
    { token },
  );
  expect(body.total_search_count).toBeGreaterThan(0);
  expect(
    new Set(body.data_list.description.map(({ brandname, Availability }) => `${brandname} ${Availability}`)),
  ).toEqual(new Set(['Koyo Stock']));
});
