import { expect, test } from 'vitest';
import type { OrderLineRow } from '../orders.db.ts';
import { documentLinesOf, documentTotals } from './document-lines.server.ts';

const line: OrderLineRow = {
  id: 7,
  lineNo: 3,
  itemId: 11,
  rfiLineId: null,
  itemCode: 'ZW-10623',
  itemName: '6205-2RS/C3',
  maker: 'ZWZ',
  category: 'Deep groove ball',
  hsn: '84821020',
  unit: 'NOS',
  origin: 'China',
  ordered: 3,
  reserved: 3,
  dispatched: 0,
  cancelled: 0,
  returned: 0,
  listMinor: 172_41,
  unitMinor: 1_01,
  discountBp: 42_00,
  totalMinor: 3_03,
  taxBp: 18_00,
  taxMinor: 55,
  weightKg: 0.39,
  expectedOn: null,
};

test('the lines of a document are numbered anew and keep item and price', () => {
  const [first, second] = documentLinesOf(
    [
      { line, quantity: 2, lots: 'L-118' },
      { line: { ...line, id: 8 }, quantity: 1, origin: 'Japan' },
    ],
    'state',
  );
  expect(first).toMatchObject({ lineNo: 1, orderLineId: 7, itemName: '6205-2RS/C3', lots: 'L-118', origin: 'China' });
  expect(first).toMatchObject({ quantity: 2, unitMinor: 1_01, taxableMinor: 2_02 });
  expect(second).toMatchObject({ lineNo: 2, orderLineId: 8, lots: '', origin: 'Japan' });
});

test('documents of one order line add up to its tax, in both halves', () => {
  const invoiced: ReturnType<typeof documentLinesOf> = [];
  for (let piece = 0; piece < 3; piece += 1)
    invoiced.push(...documentLinesOf([{ line, quantity: 1 }], 'state', invoiced));
  const { subtotalMinor, taxMinor, totalMinor } = documentTotals(invoiced);
  expect([subtotalMinor, taxMinor, totalMinor]).toEqual([3_03, 55, 3_58]);
  const sumOf = (part: 'centralMinor' | 'stateMinor') => invoiced.reduce((sum, one) => sum + one[part], 0);
  expect([sumOf('centralMinor'), sumOf('stateMinor')]).toEqual([27, 28]);
});

test('what was invoiced of another line does not count', () => {
  const other = documentLinesOf([{ line: { ...line, id: 8 }, quantity: 3 }], 'integrated');
  const [own] = documentLinesOf([{ line, quantity: 3 }], 'integrated', other);
  expect(own).toMatchObject({ centralMinor: 0, stateMinor: 0, wholeMinor: 55 });
});
