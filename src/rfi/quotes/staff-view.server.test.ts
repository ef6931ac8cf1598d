import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listWaitingRfis, loadRfiForStaff } from './staff-view.server.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
});
afterAll(() => store.close());

test('staff see the waiting RFIs of their site, the longest waiting first', async () => {
  store.setClock(new Date('2026-11-18T05:00:00Z'));
  const first = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  store.setClock(new Date('2026-11-20T05:00:00Z'));
  const second = await submitRfi(store, token, [['6308', 2]]);
  await answerAsStaff(store, first, [quoteLine(store, 1, 600_00)]);
  expect(await listWaitingRfis(store.database, sites.nod, 10)).toMatchObject([
    { number: first, company: 'Western Gear & Pump', lines: 2, waiting: 1 },
    { number: second, lines: 1, waiting: 1 },
  ]);
  expect(await listWaitingRfis(store.database, sites.zwz, 10)).toEqual([]);
  expect(await loadRfiForStaff(store.database, sites.nod, first, store.now())).toMatchObject([
    { lineNo: 1, itemName: 'NU205', state: 'Stock', quotedMinor: 600_00 },
    { lineNo: 2, itemName: '51105', state: 'Awaiting quote', quantityAsked: 10 },
  ]);
  expect(await loadRfiForStaff(store.database, sites.zwz, first, store.now())).toEqual([]);
});
