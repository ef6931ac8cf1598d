import { expect, test } from 'vitest';
import { type PriceCells, readPriceCells } from './price-cells.rule.ts';

const empty = { for: '6205', min_qty: '', discount_percent: '', net_price: '', valid_from: '', valid_to: '' };
const read = (cells: Partial<PriceCells>) => readPriceCells({ ...empty, ...cells });
const half = { discount_percent: '50' };

test('a row for one piece from today on needs a discount or a net price only', () => {
  expect(read({ discount_percent: '42' })).toEqual({
    target: '6205',
    minQty: 1,
    discountBp: 42_00,
    netMinor: null,
    validFrom: null,
    validTo: null,
  });
});

test.each<[string, Partial<PriceCells>, object]>([
  ['a percent sign', { discount_percent: '48.50 %' }, { discountBp: 48_50 }],
  ['a minus before a discount', { discount_percent: '-48.5' }, { discountBp: 48_50 }],
  ['no discount at all', { discount_percent: '0' }, { discountBp: 0 }],
  ['a price with lakhs', { net_price: '₹ 1,23,456.50' }, { netMinor: 123_456_50 }],
  ['a price with thousands', { net_price: 'AED 123,456' }, { netMinor: 123_456_00 }],
  ['a price as a bill has it', { net_price: 'Rs. 255.00/-' }, { netMinor: 255_00 }],
  ['a price that is called net', { net_price: 'Net 700' }, { netMinor: 700_00 }],
  ['a dash for no price', { ...half, net_price: '-' }, { netMinor: null }],
  ['a no-break space', { net_price: '₹\u00a0226.60 ' }, { netMinor: 226_60 }],
  ['a quantity from a spreadsheet', { ...half, min_qty: '1,500.00' }, { minQty: 1500 }],
  ['an ISO day', { ...half, valid_from: '2026-12-01' }, { validFrom: '2026-12-01' }],
  ['a day with the month as a word', { ...half, valid_from: '1 Dec 26' }, { validFrom: '2026-12-01' }],
  ['a day with the month written out', { ...half, valid_from: '31-March-2027' }, { validFrom: '2027-03-31' }],
  ['a day before its month', { ...half, valid_to: '03/04/2027' }, { validTo: '2027-04-03' }],
  ['an open end', { ...half, valid_to: 'open' }, { validTo: null }],
  ['a code that begins like a formula', { ...half, for: '=2+5' }, { target: '=2+5' }],
])('%s is understood', (_what, cells, values) => {
  expect(read(cells)).toMatchObject(values);
});

const aPrice = 'Write a price above 0 with at most two decimals, like 1234.50';
const aDay = 'Write a day like 2026-12-01 or 1 Dec 2026, or leave it empty';
const aPercentage = 'Write a percentage from 0 to 99.99, with at most two decimals';
const aPriceNotAPercentage =
  'This is a percentage, not a price; write the price, or write the percentage as a discount';
const withoutValue =
  'is a formula without its value; write the value, or open and save the file in your spreadsheet program';
const failed = 'is an error of the spreadsheet; correct its formula there, or write the value';
const aQuantity = 'Write a whole number from 1 to 1,000,000';

test.each<[string, Partial<PriceCells>, string, string]>([
  ['nothing to price', { ...half, for: ' ' }, 'for', 'Write an item, a maker or a category, or: all'],
  ['neither discount nor price', {}, 'discount_percent', 'Write a discount in percent, or a net price'],
  [
    'both',
    { ...half, net_price: '5' },
    'net_price',
    'A row has a discount or a net price, never both; empty one of them',
  ],
  ['100 %', { discount_percent: '100' }, 'discount_percent', aPercentage],
  ['three decimals', { discount_percent: '42.125' }, 'discount_percent', aPercentage],
  [
    'a share that may be a percentage',
    { discount_percent: '0.42' },
    'discount_percent',
    "'0.42' may mean 42 % or 0.42 %; write it with the sign %",
  ],
  [
    'a point before thousands, or decimals, in a price',
    { net_price: '260.005' },
    'net_price',
    "'260.005' may mean 260.005 or 260005; write it without the point",
  ],
  ['a price of 0', { net_price: '0' }, 'net_price', aPrice],
  ['a decimal comma', { net_price: '226,60' }, 'net_price', aPrice],
  ['spaces and a decimal comma', { net_price: '1 234,50' }, 'net_price', aPrice],
  ['a price too large', { net_price: '12345678901' }, 'net_price', aPrice],
  ['a price above a billion', { net_price: '1000000000.01' }, 'net_price', 'Write a price of at most 1,000,000,000'],
  ['a quantity of 0', { ...half, min_qty: '0' }, 'min_qty', aQuantity],
  [
    'a point before thousands, or decimals',
    { ...half, min_qty: '2.000' },
    'min_qty',
    "'2.000' may mean 2 or 2000; write it without the point",
  ],
  ['half a piece', { ...half, min_qty: '1.5' }, 'min_qty', aQuantity],
  ['two million pieces', { ...half, min_qty: '2000000' }, 'min_qty', aQuantity],
  ['a day that does not exist', { ...half, valid_from: '2026-02-30' }, 'valid_from', aDay],
  ['a year long ago', { ...half, valid_from: '1026-02-03' }, 'valid_from', aDay],
  ['a percentage as a price', { net_price: '12.5%' }, 'net_price', aPriceNotAPercentage],
  ['a formula', { net_price: '=B2*0.9' }, 'net_price', `'=B2*0.9' ${withoutValue}`],
  ['a failed formula', { ...half, for: '#N/A' }, 'for', `'#N/A' ${failed}`],
  ['a failed last day', { ...half, valid_to: '#REF!' }, 'valid_to', `'#REF!' ${failed}`],
  [
    'another encoding',
    { ...half, for: 'Gro\ufffd' },
    'for',
    "'Gro\ufffd' is not UTF-8 text; save the file with the encoding UTF-8",
  ],
  ['a long text', { ...half, for: 'x'.repeat(121) }, 'for', 'Please use at most 120 characters'],
])('%s is refused at its cell', (_what, cells, field, message) => {
  expect(read(cells)).toEqual({ problems: [{ field, message }] });
});
