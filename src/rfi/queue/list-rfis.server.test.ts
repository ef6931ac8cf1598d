import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { expireQuotes } from '../quotes/expire-quotes.server.ts';
import { listRfis, type RfiListQuery } from './list-rfis.server.ts';

const wednesday = new Date('2026-11-18T05:00:00Z');
const friday = new Date('2026-11-20T05:00:00Z');

const store = setUp(openTestStore);
let token: string;
let first: string;
let second: string;
beforeAll(async () => {
  token = await store.signIn('active');
  store.setClock(wednesday);
  first = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  store.setClock(friday);
  const item_info = [{ item_name: 'FAN BRG DRG 4471', quantity: 2 }];
  second = (await store.call(sendRfi, { item_info, reference: 'ENQ-0914' }, { token })).body.RefNo;
});

const list = async (query: RfiListQuery, site: SiteCode = 'nod', now = store.now()) =>
  (await listRfis(store.database, sites[site], query, now)).rows;
const numbers = async (query: RfiListQuery, site: SiteCode = 'nod') =>
  (await list(query, site)).map((rfi) => rfi.number);

test('waiting RFIs are listed oldest first with what waits and when the answer is due', async () => {
  expect(await list({ queue: 'waiting' })).toMatchObject([
    {
      number: first,
      company: 'Western Gear & Pump',
      email: 'active@nod.example',
      lines: 2,
      waiting: 2,
      dueAt: new Date('2026-11-18T09:00:00Z'),
    },
    { number: second, reference: 'ENQ-0914', lines: 1, waiting: 1, dueAt: new Date('2026-11-20T09:00:00Z') },
  ]);
  expect(await numbers({ queue: 'waiting' }, 'zwz')).toEqual([]);
});

test.each([
  ['a part of its number', () => first.slice(-4), () => [first]],
  ['its reference', () => 'enq-0914', () => [second]],
  ['a part of the company', () => 'gear & p', () => [first, second]],
  ['nothing that matches', () => 'no such firm', () => []],
  ['signs of a pattern, which are plain characters', () => '%', () => []],
])('an RFI is found by %s', async (_case, search, found) => {
  expect(await numbers({ queue: 'waiting', search: search() })).toEqual(found());
});

test('an RFI moves from the waiting to the quoted ones, and leaves those when its quotes end', async () => {
  await answerAsStaff(store, first, [quoteLine(store, 1, 600_00)]);
  expect(await numbers({ queue: 'waiting' })).toEqual([first, second]);
  await answerAsStaff(store, first, [{ lineNo: 2 }]);
  expect(await numbers({ queue: 'waiting' })).toEqual([second]);
  expect(await list({ queue: 'quoted' })).toMatchObject([
    { number: first, lines: 2, waiting: 0, quoted: 1, ordered: 0, endsOn: '2026-11-24', dueAt: null },
  ]);
  const later = new Date('2026-11-25T05:00:00Z');
  await expireQuotes(store.database, sites.nod, later);
  expect(await list({ queue: 'quoted' }, 'nod', later)).toEqual([]);
  expect(await numbers({ queue: 'all' })).toEqual([second, first]);
});

test('a page that does not exist is empty, and the total is that of all pages', async () => {
  expect(await listRfis(store.database, sites.nod, { queue: 'all', page: 2 }, friday)).toEqual({ rows: [], total: 2 });
});
