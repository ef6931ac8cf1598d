import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { goodsOf } from './order-goods.server.ts';

const placedAt = new Date('2026-11-10T05:50:00Z');
const first = {
  id: 7,
  dispatchNo: 1,
  branch: 'Mumbai',
  carrier: 'Konkan Roadlines',
  docket: '',
  transporterId: '',
  mode: '' as const,
  vehicle: '',
  docketDay: '',
  tracking: '',
  ewayBill: '',
  cartons: 2,
  weightKg: 29.4218,
  pieces: 40,
  dispatchedAt: new Date('2026-11-11T20:00:00Z'),
  dispatchedBy: 'test',
  deliveredAt: null,
  deliveredBy: null,
  deliveryNote: null,
};
const second = { ...first, id: 8, dispatchNo: 2, carrier: '', cartons: null, weightKg: null };
const sent = [
  { dispatchNo: 1, itemName: '51105', maker: 'Koyo', quantity: 40 },
  { dispatchNo: 2, itemName: 'NU205', maker: 'ZWZ', quantity: 4 },
];
const events = [{ status: 'Awaiting Internal Approval' as const, note: null, at: placedAt }];
const goods = (dispatches: (typeof first | typeof second)[]) =>
  goodsOf(sites.nod, { number: 'NOD26000119' }, { events, dispatches, sent, notes: [] });

test('each dispatch has its own goods, in the days of the site', () => {
  expect(goods([first, second]).dispatches).toMatchObject([
    {
      dispatch: 'NOD26000119-1',
      sent_on: '12 Nov 2026',
      arrived_on: '',
      cartons: 2,
      weight: 29.422,
      lines: [{ item_name: '51105', brand_name: 'Koyo', quantity: 40 }],
    },
    { dispatch: 'NOD26000119-2', cartons: 0, weight: 0, lines: [{ item_name: 'NU205' }] },
  ]);
});

test('what arrived has its day and who signed', () => {
  const arrived = { ...first, deliveredAt: new Date('2026-11-14T08:00:00Z'), deliveryNote: 'Gate 2' };
  const notes = [{ id: 5, dispatchNo: 1, fileName: 'signed.pdf', addedAt: new Date('2026-11-15T08:00:00Z') }];
  const about = { events, dispatches: [arrived, second], sent, notes };
  const [dispatch, other] = goodsOf(sites.nod, { number: 'NOD26000119' }, about).dispatches;
  expect(dispatch).toMatchObject({
    arrived_on: '14 Nov 2026',
    arrival_note: 'Gate 2',
    signed_note: { href: '/delivery-notes/5', file_name: 'signed.pdf', added_on: '15 Nov 2026' },
  });
  expect(other).not.toHaveProperty('signed_note');
});

test('steps carry their day at the site; only a dispatch of which something is known is a shipment', () => {
  const { steps, shipments } = goods([first, second]);
  expect(steps.map(({ day, date, time }) => [day, date, time])).toEqual([
    ['2026-11-10', '10 Nov 2026', '11:20'],
    ['2026-11-12', '12 Nov 2026', '01:30'],
    ['2026-11-12', '12 Nov 2026', '01:30'],
  ]);
  expect(shipments).toEqual([{ dispatch: 'NOD26000119-1', carrier: 'Konkan Roadlines', docket: '', tracking: '' }]);
});
