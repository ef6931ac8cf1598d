import { expect, test } from 'vitest';
import { choiceOf, sampleFamily } from '../../../tests/fixtures/variant-family.ts';
import { findVariant, requestedRow } from './variant-choice.rule.ts';
import {
  clearanceRange,
  differenceText,
  micrometres,
  optionLabel,
  optionMeaning,
  requestedName,
  variantStatusText,
} from './variant-text.rule.ts';

const tapered = { ...choiceOf(), bore: 'taper 1:12' as const };

test.each([
  ['seal', choiceOf(), 'Open', 'Open'],
  ['seal', choiceOf('2RS'), '2RS', 'Contact, two sides'],
  ['clearance', choiceOf('', 'C3'), 'C3', 'clearance C3'],
  ['bore', choiceOf(), 'Straight', 'bore cylindrical'],
  ['bore', tapered, 'K, 1:12', 'bore taper 1:12'],
  ['cage', choiceOf(), 'Standard', 'cage: Standard'],
  ['cage', choiceOf('', 'CN', 'brass'), 'Brass', 'cage: Brass'],
] as const)('the %s of %j is shown as %s and said as %s', (part, choice, label, meaning) => {
  expect([optionLabel(part, choice), optionMeaning(part, choice)]).toEqual([label, meaning]);
});

test('a clearance is told in micrometres where the table has it', () => {
  const range = clearanceRange(sampleFamily, 25, choiceOf('', 'C3'));
  expect(range && micrometres(range)).toBe('13–28 µm');
  expect(clearanceRange(sampleFamily, 25, tapered)).toBeUndefined();
  expect(clearanceRange(sampleFamily, 530, choiceOf())).toBeUndefined();
  const ofType = (type: 'cylindrical roller' | 'angular contact ball') =>
    clearanceRange({ ...sampleFamily, shared: { ...sampleFamily.shared, type } }, 25, choiceOf());
  expect(ofType('cylindrical roller')).toEqual({ min: 20, max: 45 });
  expect(ofType('angular contact ball')).toBeUndefined();
});

test('a switch says number, price and stock, and nothing that the viewer may not see', () => {
  const statusOf = (choice: ReturnType<typeof choiceOf>) => {
    const variant = findVariant(sampleFamily, choice);
    const [first] = sampleFamily.variants;
    const row = variant ?? (first && requestedRow(sampleFamily, first, choice));
    return row && variantStatusText({ row, variant }, 'INR');
  };
  expect(statusOf(choiceOf('2Z'))).toBe('6205-2Z: ₹\u00a0209.96 each, Stock');
  expect(statusOf(choiceOf('2RS', 'C3'))).toBe('6205-2RS/C3: Stock');
  expect(statusOf(choiceOf('2RS', 'C4'))).toBe('6205-2RS/C4 is not in our list. Ask us for price and delivery.');
});

test('a visitor hears the number alone', () => {
  const [variant] = sampleFamily.variants;
  const row = variant && { ...variant, your_price: 0, list_price: 0, Availability: '' as const };
  expect(row && variantStatusText({ row, variant }, 'INR')).toBe('6205');
});

test('a request names maker, number and cage', () => {
  const row = { ...sampleFamily.variants[0], itemname: '6205M' } as (typeof sampleFamily.variants)[number];
  expect(requestedName(sampleFamily, { row, choice: choiceOf('', 'CN', 'brass') })).toBe('ZWZ 6205M, cage: Brass');
  expect(requestedName(sampleFamily, { row, choice: choiceOf() })).toBe('ZWZ 6205M');
});

test('what differs of another item is said by its own values', () => {
  const [, , shields] = sampleFamily.variants;
  expect(shields && differenceText(['seal', 'clearance'], shields)).toBe('Shields, two sides, clearance CN');
});
