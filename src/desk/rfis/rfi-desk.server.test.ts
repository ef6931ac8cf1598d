import { beforeAll, expect, test } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, submitOrder } from '../../../tests/actions/orders.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { listRfisAtDesk, rfiAtDesk } from './rfi-desk.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
beforeAll(async () => {
  store.setClock(new Date('2026-11-20T05:00:00Z'));
  desk = await store.signInAtDesk('catalogue');
  token = await store.signIn('active');
});

const list = async (fields: { view?: string; q?: string; page?: string } = {}) =>
  (await store.call(listRfisAtDesk, { site: 'nod', ...fields }, { desk })).body;
const load = async (number: string) => (await store.call(rfiAtDesk, { site: 'nod', number }, { desk })).body;

test('the queue lists what waits with the time by which it is due; answered RFIs are under open quotes', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  expect((await list()).rows).toEqual([
    {
      number,
      askedAt: '2026-11-20T05:00:00.000Z',
      company: 'Western Gear & Pump',
      reference: null,
      wishedDate: null,
      lines: 2,
      waiting: 2,
      atMaker: 0,
      makerUntil: null,
      assignee: null,
      quoted: 0,
      ordered: 0,
      endsOn: null,
      dueAt: '2026-11-20T09:00:00.000Z',
    },
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00), { lineNo: 2 }]);
  expect(await list()).toMatchObject({ rows: [], total: 0 });
  expect((await list({ view: 'quoted' })).rows).toMatchObject([
    { number, quoted: 1, endsOn: '2026-11-24', dueAt: null },
  ]);
  for (const q of [number.replace('R', 'Q'), `${number.replace('R', 'Q')}-1`, number.slice(-4)])
    expect((await list({ view: 'all', q })).rows).toMatchObject([{ number }]);
  expect((await list({ view: 'all', q: 'no such' })).rows).toEqual([]);
  expect((await list({ view: 'all', page: '9' })).rows).toEqual([]);
});

test('a line has stock, cost, prices and its revision; the last price is that of the latest order or quote', async () => {
  await createConfirmedOrder(store, token, [['6308', 3]]);
  const number = await submitRfi(store, token, [['6308', 4]]);
  const { rfi, terms } = await load(number);
  expect(terms).toEqual({
    today: '2026-11-20',
    nextDay: '2026-11-21',
    validUntil: '2026-12-04',
    marginFloorBp: 1200,
    currency: 'INR',
  });
  expect(rfi).toMatchObject({ number, company: 'Western Gear & Pump', currency: 'INR', dueAt: expect.any(String) });
  const [line] = rfi.lines;
  expect(line).toMatchObject({
    lineNo: 1,
    revision: 0,
    state: 'Awaiting quote',
    itemName: '6308',
    quantityAsked: 4,
    answer: null,
    last: { kind: 'order', on: '2026-11-20', unitMinor: line?.yourMinor },
  });
  expect(line?.costMinor).toBeGreaterThan(0);
  expect(line?.stock[0]).toEqual({ branch: 'Mumbai', free: line?.free });

  store.setClock(new Date('2026-11-20T06:00:00Z'));
  await answerAsStaff(store, number, [quoteLine(store, 1, 555_00)]);
  const again = await submitRfi(store, token, [['6308', 4]]);
  expect((await load(again)).rfi.lines[0]?.last).toEqual({ kind: 'quote', on: '2026-11-20', unitMinor: 555_00 });
  expect((await load(number)).rfi.lines[0]).toMatchObject({
    revision: 1,
    by: 'test desk',
    answer: { unitMinor: 555_00, quantity: 4 },
    last: { kind: 'order' },
  });
});

test('staff read which alternative was ordered instead of a line, also in its history', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const { rows } = await store.database.$client.query(
    "select code as \"itemCode\" from items where site = 'nod' and name = '6308'",
  );
  const days = { expectedOn: '2026-11-27', validUntil: '2026-12-04' };
  const alternatives = [{ ...rows[0], unitMinor: 800_00, ...days }];
  await answerAsStaff(store, number, [quoteLine(store, 1, 900_00, { ...days, alternatives })]);
  const item_info = [{ item_id: rows[0].itemCode, rfq_id: number, flag: 'rfq_history' as const }];
  await store.call(addItem, { item_info }, { token });
  const quoted = (await loadCart(store, token)).filter((line) => line.status === '4');
  expect((await submitOrder(store, token, quoted)).body.success).toBe(true);
  const { rfi } = await load(number);
  const note = '6308 ZWZ was ordered instead.';
  expect(rfi.lines[0]).toMatchObject({ state: 'Withdrawn', by: 'buyer', note });
  expect(rfi.events[0]).toMatchObject({ lineNo: 1, step: 'withdrawn', by: 'buyer', note });
});

test('words are a line without an item', async () => {
  const item_info = [{ item_name: 'FAN BRG DRG 4471', quantity: 2 }];
  const { RefNo } = (await store.call(sendRfi, { item_info }, { token })).body;
  expect((await load(RefNo)).rfi.lines).toMatchObject([{ itemId: null, itemName: 'FAN BRG DRG 4471', last: null }]);
});

test('an unknown RFI, or one of another site, is not found', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const zwz = await store.call(rfiAtDesk, { site: 'zwz', number }, { desk });
  expect([zwz.status, (await store.call(rfiAtDesk, { site: 'nod', number: 'x' }, { desk })).status]).toEqual([
    404, 404,
  ]);
});
