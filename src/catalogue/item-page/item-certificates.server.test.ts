import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { Day } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type SaveCertificate, saveCertificate } from '../certificates/save-certificate.server.ts';
import { shareItemDetails } from './share-item.contract.ts';

const store = setUp(openTestStore);
let id: number;
beforeAll(async () => {
  store.setClock(new Date('2026-12-01T06:30:00Z'));
  await store.database.$client.query('delete from certificates');
  id = (await findItemIds(store, 'nod', ['TLA2016Z'])).TLA2016Z ?? 0;
});

async function enter(change: Partial<SaveCertificate>) {
  const now = store.now();
  const about = {
    scope: 'maker',
    maker: 'IKO',
    category: '',
    itemCode: '',
    kind: 'bis',
    number: '1234567',
    standard: 'IS 1',
  };
  const days = { validFrom: '2026-12-01' as Day, validTo: '2026-12-31' as Day };
  const facts = { ...about, ...days, issuer: '', file: 0, replaces: 0, by: 'Meera', now, ...change };
  const saved = await saveCertificate(store.database, sites.nod, facts);
  if (saved instanceof Refusal) throw new Error(saved.message);
}
const shown = async (site: 'nod' | 'zwz' = 'nod') =>
  (await store.call(shareItemDetails, { itemId: id }, { site })).body.data?.certificates;
const numbers = async () => (await shown())?.map(({ number }) => number);

test('a visitor sees the certificates of the item as long as they hold, the nearest of each kind', async () => {
  expect(await shown()).toEqual([]);
  await enter({});
  expect(await shown()).toEqual([
    { kind: 'bis', number: 'CM/L-1234567', standard: 'IS 1', issuer: '', valid_to: '2026-12-31', file: '' },
  ]);
  await enter({ kind: 'iso', number: 'Q 7', validTo: '' });
  await enter({ scope: 'item', itemCode: 'IK-20161', number: '7777777', validTo: '2026-12-10' });
  expect(await numbers()).toEqual(['CM/L-7777777', 'Q 7']);
  store.setClock(new Date('2026-12-10T18:29:00Z'));
  expect(await numbers()).toEqual(['CM/L-7777777', 'Q 7']);
  store.setClock(new Date('2026-12-10T18:31:00Z'));
  expect(await numbers()).toEqual(['CM/L-1234567', 'Q 7']);
  store.setClock(new Date('2027-01-01T06:30:00Z'));
  expect(await numbers()).toEqual(['Q 7']);
});
