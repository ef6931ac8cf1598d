import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { drawingFilesOf, sectionFormOf, sectionOfItem } from './section-of-item.ts';

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

test.each([
  ['6205', 'deep groove ball', { outline: true, solid: true }],
  ['6205NR', 'deep groove ball', { outline: true, solid: false }],
  ['HK2520', 'needle drawn cup open', { outline: true, solid: true }],
  ['BK2520', 'needle drawn cup closed', { outline: true, solid: false }],
  ['NKIA5905', 'needle combined', { outline: false, solid: false }],
  ['NH205', 'cylindrical roller', { outline: false, solid: false }],
  ['Gadus S2 V220 2', '', { outline: false, solid: false }],
])('%s of the type "%s" has the files %o', (name, type, files) => {
  const sizes = { Dimension_ID: 25, Dimension_OD: 52, seal: 'open' };
  expect(drawingFilesOf({ ...named(name, type, 20), ...sizes })).toEqual(files);
});
