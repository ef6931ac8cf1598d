import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { choiceOf, sampleFamily } from '../../../tests/fixtures/variant-family.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { VariantChoice } from './item-variants.contract.ts';
import {
  differingParts,
  type Family,
  findVariant,
  nearestVariants,
  requestedNumber,
  requestedRow,
  type VariantPart,
  variantGroups,
  variantOptions,
} from './variant-choice.rule.ts';

const aligning: Family = {
  ...sampleFamily,
  shared: { ...sampleFamily.shared, type: 'self-aligning ball', basic: '1205' },
};

const optionsOf = (choice: VariantChoice, part: VariantPart) =>
  variantOptions(sampleFamily, choice, part).map(({ value, variant }) => [value, variant?.itemname]);

test('each value leads to the item that has it with all else unchanged, or to none', () => {
  expect(optionsOf(choiceOf(), 'seal')).toEqual([
    ['', '6205'],
    ['Z', undefined],
    ['2Z', '6205-2Z'],
    ['2RS', undefined],
    ['2RZ', undefined],
  ]);
  expect(optionsOf(choiceOf('', 'C3'), 'seal')).toContainEqual(['2RS', '6205-2RS/C3']);
  expect(optionsOf(choiceOf('2RS', 'C3'), 'clearance')).toEqual([
    ['C2', undefined],
    ['CN', undefined],
    ['C3', '6205-2RS/C3'],
    ['C4', undefined],
  ]);
});

test('a value that is sold or chosen is offered also where it is unusual', () => {
  expect(optionsOf(choiceOf('RSL'), 'seal').map(([value]) => value)).toContain('RSL');
  expect(optionsOf(choiceOf('', 'C5'), 'clearance').map(([value]) => value)).toContain('C5');
});

test('what has one value only is not offered, and nothing is where one item is sold', () => {
  expect(variantGroups(sampleFamily, choiceOf()).map(({ part }) => part)).toEqual(['seal', 'clearance', 'cage']);
  const alone = { ...sampleFamily, variants: sampleFamily.variants.slice(0, 1) };
  expect(variantGroups(alone, choiceOf())).toEqual([]);
});

test('a taper is offered for the types that are made with one', () => {
  expect(variantOptions(aligning, choiceOf(), 'bore').map(({ value }) => value)).toEqual(['cylindrical', 'taper 1:12']);
  expect(variantOptions(sampleFamily, choiceOf(), 'bore').map(({ value }) => value)).toEqual(['cylindrical']);
});

test('the nearest items differ least, and of two as near the one in stock comes first', () => {
  const nearest = (choice: VariantChoice) => nearestVariants(sampleFamily, choice, 2).map(({ itemname }) => itemname);
  expect(nearest(choiceOf('2RS', 'C4'))).toEqual(['6205-2RS/C3', '6205']);
  expect(nearest(choiceOf('', 'C4'))).toEqual(['6205', '6205/C3']);
  expect(nearest(choiceOf('2Z', 'C3'))).toEqual(['6205-2Z', '6205-2RS/C3']);
});

test('parts that differ are named', () => {
  expect(differingParts(choiceOf(), choiceOf('2RS', 'CN', 'brass'))).toEqual(['seal', 'cage']);
  expect(findVariant(sampleFamily, choiceOf('2Z'))?.itemid).toBe(3);
  expect(findVariant(sampleFamily, choiceOf('2Z', 'C4'))).toBeUndefined();
});

const tapered = (choice: VariantChoice): VariantChoice => ({ ...choice, bore: 'taper 1:12' });

test.each([
  [sampleFamily, choiceOf('2RS', 'C4'), '6205-2RS/C4'],
  [sampleFamily, choiceOf('2RS', 'C3', 'polyamide'), '6205-2RSTN/C3'],
  [sampleFamily, choiceOf('', 'CN', 'brass'), '6205M'],
  [sampleFamily, choiceOf('', 'CN', 'steel'), '6205J'],
  [aligning, tapered(choiceOf('2RS')), '1205-2RSK'],
  [aligning, tapered(choiceOf('', 'C3', 'polyamide')), '1205KTN/C3'],
])('what is asked for is spelled as makers do: %#', (family, choice, number) => {
  expect(requestedNumber(family, choice)).toBe(number);
  const { sealCode, clearance, bore, cage, unknown } = parseDesignation(number);
  expect({ seal: sealCode, clearance, bore, cage: cage ?? '', unknown }).toEqual({ ...choice, unknown: [] });
});

test('what is asked for has the sizes of the item and neither price, stock, weight nor ratings', () => {
  const item = sampleItemRow({ your_price: 238.96, Stock: 12, Availability: 'Stock' });
  const row = requestedRow(sampleFamily, item, choiceOf('2Z', 'C4'));
  expect(row).toMatchObject({ itemname: '6205-2Z/C4', seal: 'shield x2', clearance: 'C4', Dimension_ID: 25 });
  expect(row).toMatchObject({ your_price: 0, Stock: 0, Availability: '', Weight: 0, dynamic_load: 0, itemcode: '' });
});
