import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { loadStaffRfi } from './load-staff-rfi.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
  store.setClock(new Date('2026-11-20T05:00:00Z'));
});

const load = (number: string, site: SiteCode = 'nod') => loadStaffRfi(store.database, sites[site], number, store.now());

async function itemRow(name: string) {
  const { rows } = await store.database.$client.query(
    `select i.list_minor as list, i.cost_minor as cost, s.on_hand - s.reserved as free from items i
      join stock s on s.item_id = i.id where i.site = 'nod' and i.name = $1`,
    [name],
  );
  return rows[0] as { list: number; cost: number; free: number };
}

test('staff see stock, cost, list price and the price of the customer beside each line', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const { list, cost, free } = await itemRow('NU205');
  const rfi = await load(number);
  expect(rfi).toMatchObject({
    number,
    company: 'Western Gear & Pump',
    email: 'active@nod.example',
    dueAt: new Date('2026-11-20T09:00:00Z'),
    lines: [
      {
        lineNo: 1,
        itemName: 'NU205',
        quantityAsked: 4,
        state: 'Awaiting quote',
        listMinor: list,
        costMinor: cost,
        free,
        stock: [{ branch: 'Mumbai', free }],
        revision: 0,
      },
    ],
    events: [{ lineNo: 1, step: 'asked', by: 'buyer' }],
  });
  expect(rfi?.lines[0]?.yourMinor).toBeLessThan(list);
});

test('an arrival is shown with its branch and day', async () => {
  await store.database.$client.query(
    `insert into stock_incoming (site, branch_id, item_id, kind, quantity, due_on)
      select 'nod', b.id, i.id, 'arriving', 48, '2026-12-14' from items i, branches b
      where i.site = 'nod' and i.name = 'N208' and b.site = 'nod' and b.code = 'delhi'`,
  );
  const number = await submitRfi(store, token, [['N208', 4]]);
  expect((await load(number))?.lines[0]?.incoming).toContainEqual({
    branch: 'Delhi',
    kind: 'arriving',
    quantity: 48,
    dueOn: '2026-12-14',
  });
});

test('words have no item, no price and no stock', async () => {
  const item_info = [{ item_name: 'FAN BRG DRG 4471', quantity: 2 }];
  const { RefNo } = (await store.call(sendRfi, { item_info }, { token })).body;
  expect((await load(RefNo))?.lines).toMatchObject([
    { itemName: 'FAN BRG DRG 4471', itemId: null, listMinor: 0, costMinor: null, stock: [], free: 0, yourMinor: 0 },
  ]);
});

test('each answer raises the revision of its line and names who gave it', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00), { lineNo: 2, note: 'None left.' }]);
  expect(await load(number)).toMatchObject({
    dueAt: null,
    lines: [
      { state: 'Stock', quotedMinor: 600_00, answeredBy: 'test desk', revision: 1 },
      { state: 'Declined', declinedBy: 'test desk', answerNote: 'None left.', revision: 1 },
    ],
  });
  await answerAsStaff(store, number, [quoteLine(store, 1, 580_00)]);
  expect((await load(number))?.lines[0]?.revision).toBe(2);
});

test('an RFI of another site, or none, is not found', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect(await load(number, 'zwz')).toBeUndefined();
  expect(await load('NODR26999999')).toBeUndefined();
});
