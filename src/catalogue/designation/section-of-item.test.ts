import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { sectionFormOf, sectionOfItem } from './section-of-item.ts';

const named = (itemname: string, itemtype: string, Dimension_OW: number) => ({
  itemname,
  itemtype,
  Dimension_OW,
  brandname: 'ZWZ',
});

test.each([
  ['4206', 'deep groove ball', 20, { kind: 'deep groove ball double row' }],
  ['2208K', 'self-aligning ball', 23, { bore: 'taper 1:12' }],
  ['22220CAK/W33', 'spherical roller', 46, { bore: 'taper 1:12', cage: 'brass', hasLubricationGroove: true }],
  ['6205', 'spherical roller', 15, { kind: 'spherical roller' }],
  ['F-809034', 'cylindrical roller', 20, { kind: '' }],
  ['Gadus S2 V220 2', '', 0, { kind: '' }],
])('%s of the type "%s" says %o', (name, type, widthMm, form) => {
  expect(sectionFormOf(named(name, type, widthMm))).toEqual(form);
});

test('a section has the sizes and the seals of the item', () => {
  const item = sampleItemRow({
    itemname: '6205-2RS',
    brandname: 'ZWZ',
    itemtype: 'deep groove ball',
    seal: 'contact seal x2',
  });
  const { d, D, B, seal } = sectionOfItem(item);
  expect([d, D, B, seal]).toEqual([item.Dimension_ID, item.Dimension_OD, item.Dimension_OW, 'contact seal x2']);
});
