import { expect, test } from 'vitest';
import type { QuickLine } from '../../cart/quick-order/quick-order.contract.ts';
import {
  type DraftLine,
  emptyDraft,
  isPriceAsked,
  linesOfReading,
  mergeLines,
  priceOf,
  readEntryDraft,
  whatIsMissing,
} from './entry-draft.rule.ts';
import type { PricedEntryLineAtDesk } from './order-entry.contract.ts';

const item = (itemid: number, itemname: string, brandname = 'ZWZ') =>
  ({ itemid, itemname, brandname, differs: '' }) as QuickLine['items'][number];
const read = (more: Partial<QuickLine>): QuickLine => ({
  line: 1,
  text: '6205 zwz 40',
  designation: '6205',
  written: '6205 zwz 40',
  quantity: 40,
  result: 'found',
  message: '',
  ambiguous: false,
  likely_quantity: 0,
  own_number: '',
  readings: [],
  items: [item(1, '6205')],
  ...more,
});
const line = (more: Partial<DraftLine> = {}): DraftLine => ({
  key: 1,
  said: '6205 zwz 40',
  quantity: 40,
  itemId: 1,
  name: '6205',
  maker: 'ZWZ',
  agreedMinor: null,
  floorReason: '',
  theirMinor: null,
  isPriceDecided: false,
  expectedOn: '',
  doubt: null,
  ...more,
});
const priced = (more: Partial<PricedEntryLineAtDesk> = {}): PricedEntryLineAtDesk => ({
  place: 1,
  itemId: 1,
  code: 'C1',
  name: '6205',
  maker: 'ZWZ',
  unit: 'NOS',
  quantity: 40,
  listMinor: 400_00,
  yourMinor: 298_00,
  costMinor: 200_00,
  word: 'Stock',
  expectedOn: '2026-12-02',
  free: 100,
  stock: [],
  last: null,
  quote: null,
  totalMinor: 11_920_00,
  problem: '',
  ...more,
});

test('what the reader understands is settled, a heading is left out, and the rest asks', () => {
  const lines = linesOfReading(
    [
      read({}),
      read({ result: 'heading', items: [] }),
      read({ result: 'choose', message: '2 makers have it.', items: [item(2, '6206'), item(3, '6206', 'DPI')] }),
      read({ result: 'two_readings', readings: [{ designation: '6205-2RS', quantity: 2 }], items: [] }),
      read({ result: 'interchangeable', items: [item(4, '6205 ZZ', 'Koyo')] }),
      read({ result: 'not_found', items: [] }),
    ],
    7,
  );
  expect(lines.map(({ key, itemId }) => [key, itemId])).toEqual([
    [7, 1],
    [8, null],
    [9, null],
    [10, null],
    [11, null],
  ]);
  expect(lines.map(({ doubt }) => doubt?.choices.map(({ label }) => label))).toEqual([
    undefined,
    ['6206 ZWZ', '6206 DPI'],
    ['2 × 6205-2RS'],
    ['6205 ZZ Koyo'],
    [],
  ]);
});

test('a price in the file that is not ours is asked about until somebody decides', () => {
  const [fromFile] = linesOfReading([read({ text: '6205 ZWZ 40 290.00 11,600.00' })], 1, true);
  expect(fromFile?.theirMinor).toBe(290_00);
  expect(isPriceAsked(line({ theirMinor: 290_00 }), priced())).toBe(true);
  expect(isPriceAsked(line({ theirMinor: 298_00 }), priced())).toBe(false);
  expect(isPriceAsked(line({ theirMinor: 290_00, isPriceDecided: true }), priced())).toBe(false);
});

test('two lines of one item become one', () => {
  expect(mergeLines([line(), line({ key: 2, itemId: 2 }), line({ key: 3, quantity: 5 })])).toMatchObject([
    { key: 1, quantity: 45 },
    { key: 2, quantity: 40 },
  ]);
});

test('an agreed price counts before that of the store', () => {
  expect(priceOf(line(), priced())).toBe(298_00);
  expect(priceOf(line({ agreedMinor: 250_00 }), priced())).toBe(250_00);
  expect(priceOf(line(), undefined)).toBe(0);
});

const ways = [
  { option: 'credit' as const, closed: '' },
  { option: 'cash' as const, closed: 'Not by transfer.' },
];
const order = { ...emptyDraft, paymentOption: 'credit' as const, purchaseOrderNo: 'PO-1', lines: [line()] };

test.each([
  ['no line', { ...order, lines: [] }, priced(), false, 'Type the first line.'],
  [
    'a doubt',
    { ...order, lines: [line({ doubt: { text: '', choices: [] } })] },
    priced(),
    false,
    /decide what is meant/,
  ],
  ['a wrong quantity', order, priced({ problem: 'in steps of 10' }), false, /in steps of 10/],
  ['no price', order, priced({ yourMinor: 0 }), false, /type the price/],
  ['a low price', { ...order, lines: [line({ agreedMinor: 1 })] }, priced(), true, /why the price is so low/],
  ['a low quote', { ...order, ending: 'quote' as const }, priced(), true, /why the price is so low/],
  ['too few in stock', order, priced({ word: 'On Demand', free: 3 }), false, /3 free/],
  ['no way to pay', { ...order, paymentOption: 'cash' as const }, priced(), false, 'Not by transfer.'],
  ['no PO number', { ...order, purchaseOrderNo: '' }, priced(), false, /PO number/],
])('%s keeps it from being sent', (_case, draft, facts, isLow, text) => {
  expect(
    whatIsMissing(
      draft,
      () => facts,
      () => isLow,
      ways,
    )?.text,
  ).toMatch(text);
});

test('a quote may promise what is not in stock, and an order what is complete', () => {
  const nothing = (draft: typeof emptyDraft, facts: PricedEntryLineAtDesk) =>
    whatIsMissing(
      draft,
      () => facts,
      () => false,
      ways,
    );
  expect(nothing({ ...order, ending: 'quote' }, priced({ word: 'On Demand' }))).toBeUndefined();
  expect(nothing(order, priced())).toBeUndefined();
  expect(nothing({ ...order, ending: 'link', purchaseOrderNo: '' }, priced())).toBeUndefined();
});

test('a draft that was kept is read again; one that cannot be read is empty', () => {
  expect(readEntryDraft(JSON.stringify({ lines: [line()] })).lines).toHaveLength(1);
  expect(readEntryDraft('')).toEqual(emptyDraft);
});

test.each([
  [24_000, 50, 'order', undefined],
  [24_000, 40, 'order', 'say why the price is so low'],
  [23_900, 50, 'order', 'say why the price is so low'],
  [24_000, 50, 'quote', 'say why the price is so low'],
] as const)('%d for %d as %s where 50 are quoted at 240.00: %s', (agreedMinor, quantity, ending, missing) => {
  const quote = { rfiLineId: 7, number: 'NODR26000007', unitMinor: 24_000, quantity: 50, validUntil: '2026-12-09' };
  const cheap = line({ agreedMinor, quantity });
  const draft = { ...emptyDraft, lines: [cheap], ending, purchaseOrderNo: 'PO-1' };
  const found = whatIsMissing(
    draft,
    () => priced({ quote }),
    () => true,
    [],
  );
  if (missing) expect(found?.text).toContain(missing);
  else expect(found).toBe(undefined);
});
