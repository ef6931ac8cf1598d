import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { Refusal } from '../server/refuse.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';
import { changeFacts, confirmFacts } from './change-facts.server.ts';
import { factPartNames, partOf } from './fact-parts.ts';
import { closeSite, openSite } from './opening/open-site.server.ts';

const store = setUp(openTestStore);

const author = () => ({ by: 'Arjun Shah', staffId: null, now: store.now() });
const withPhone = (phone: string) => ({ ...partOf('company').read(sites.nod), phone });

test('of ten who change the same part at once, one does, and nine are told', async () => {
  const phones = Array.from({ length: 10 }, (_, index) => `+91 22 6660 010${index}`);
  const results = await Promise.all(
    phones.map((phone) =>
      changeFacts(store.database, sites.nod, { part: 'company', data: withPhone(phone), seen: 0, ...author() }),
    ),
  );
  expect(results.filter((one) => one instanceof Refusal)).toHaveLength(9);
  const { rows } = await store.database.$client.query("select part from seller_facts where site = 'nod'");
  expect(rows).toHaveLength(1);
});

test('a new phone stands in catalogues printed from now on; a new text of the home page prints none', async () => {
  const edition = async () => {
    const { rows } = await store.database.$client.query("select changes from catalogue_changes where site = 'zwz'");
    return rows[0]?.changes;
  };
  const before = await edition();
  const phone = { ...partOf('company').read(sites.zwz), phone: '+91 22 6660 0777' };
  await changeFacts(store.database, sites.zwz, { part: 'company', data: phone, seen: 0, ...author() });
  const after = await edition();
  expect(after).not.toBe(before);
  const home = { ...partOf('home').read(sites.zwz), title: 'Bearings by their number' };
  await changeFacts(store.database, sites.zwz, { part: 'home', data: home, seen: 0, ...author() });
  expect(await edition()).toBe(after);
});

test('a change that is sent again, because its reply was lost, has the answer that was lost', async () => {
  const send = (phone: string) => {
    const data = { ...partOf('company').read(sites.gwd), phone };
    return changeFacts(store.database, sites.gwd, { part: 'company', data, seen: 0, ...author() });
  };
  const first = await send('+971 4 555 0101');
  expect(first).toMatchObject({ inForceAt: expect.any(Date) });
  expect(await send('+971 4 555 0101')).toEqual(first);
  expect(await send('+971 4 555 0102')).toMatchObject({ refusal: 'changed_meanwhile' });
  const { rows } = await store.database.$client.query("select part from seller_facts where site = 'gwd'");
  expect(rows).toHaveLength(1);
});

test('the bank account holds at once until the first opening, and needs a second person from then on', async () => {
  const fresh = await openTestStore({ settings: { DEMO: '0' } });
  const { database, server } = fresh;
  const enter = (bank: string, seen: number) => {
    const data = { ...partOf('bank').read(sites.nod), bank };
    return changeFacts(database, server.sites.nod, { part: 'bank', data, seen, ...author() });
  };
  const now = expect.any(Date);
  expect(await enter('Bank of Mumbai', 0)).toEqual({ inForceAt: now });
  expect(await enter('Bank of Pune', 1)).toEqual({ inForceAt: now });
  await openSite(database, server.sites.nod, author());
  await server.refreshSites();
  expect(await enter('Bank of a thief', 2)).toEqual({ inForceAt: null });
  await closeSite(database, server.sites.nod, author());
  await server.refreshSites();
  expect(await enter('Bank of another thief', 3)).toEqual({ inForceAt: null });
  await fresh.close();
});

test('what no version asks for is not confirmed', async () => {
  const confirmed = await confirmFacts(store.database, sites.gwd, { part: 'bank', version: 1, ...author() });
  expect(confirmed).toMatchObject({ refusal: 'unknown' });
});

test.each(siteCodes.flatMap((code) => factPartNames.map((part) => [code, part] as const)))(
  '%s: the facts of the code are valid for %s',
  async (code, part) => {
    const data = partOf(part).read(sites[code]);
    const [{ id: seen = 0 } = {}] = (
      await store.database.$client.query('select id::int from seller_facts where site = $1 and part = $2', [code, part])
    ).rows as { id?: number }[];
    const changed = await changeFacts(store.database, sites[code], { part, data, seen, ...author() });
    expect(changed).not.toBeInstanceOf(Refusal);
  },
);
