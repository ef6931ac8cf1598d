import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { compareItems, withKnownRatings } from './compare-items.ts';

const sealed = sampleItemRow();
const shielded = sampleItemRow({ itemid: 2, itemname: '6205-2Z/C3', seal: 'shield x2' });

test('two items are laid over each other, and what the drawing shows has one number in drawing and table', () => {
  const { rows, drawings, verdict } = compareItems(sealed, shielded);
  expect(rows.filter(({ differs }) => differs).map(({ key, mark }) => [key, mark])).toEqual([
    ['seal', 1],
    ['grease', undefined],
  ]);
  for (const svg of [drawings.wide, drawings.narrow]) {
    expect(svg).toContain('6205-2RS/C3 and 6205-2Z/C3: upper half sections');
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['1']);
  }
  expect(verdict).toBe('Same size only: what differs matters for what it is used for.');
});

test.each([
  ['7205B', '7205AC', 'angular contact ball', '7205AC: contact angle 25°, not 40°.'],
  ['NU205', 'NJ205', 'cylindrical roller', 'NJ205: NJ205, not NU205.'],
  ['NU205', 'NU205E', 'cylindrical roller', 'NU205E: internal design E, not plain.'],
  ['6205', '6205NR', 'deep groove ball', '6205NR: with a snap ring.'],
  ['6205', '6205/P5', 'deep groove ball', '6205/P5: tolerance class P5, not normal.'],
])('what tells %s from %s and has no row is named', (one, other, itemtype, text) => {
  const open = { itemtype, seal: 'open', clearance: 'CN', dynamic_load: 14 };
  const [first, second] = [one, other].map((itemname) => sampleItemRow({ ...open, itemname }));
  if (!first || !second) throw new Error('two items');
  expect(compareItems(first, second).verdict).toBe(
    `Same size only: what differs matters for what it is used for. ${text}`,
  );
});

test('where one of the two is not drawn, no row has a number of the drawing', () => {
  const clutch = sampleItemRow({ itemname: 'CSK25', itemtype: '', catname: 'One-way clutches', seal: '' });
  const { rows, drawings } = compareItems(clutch, sealed);
  expect(drawings.wide).toBe('');
  expect(rows.find(({ key }) => key === 'seal')?.differs).toBe(true);
  expect(rows.filter(({ mark }) => mark !== undefined)).toEqual([]);
  expect(rows.find(({ key }) => key === 'type')?.values).toEqual(['One-way clutches', 'Deep groove ball']);
});

test('bore and cage are read from the designations', () => {
  const brass = sampleItemRow({ itemname: '22220CAK/W33', itemtype: 'spherical roller', seal: 'open' });
  const steel = sampleItemRow({ itemname: '22220CC/W33', itemtype: 'spherical roller', seal: 'open' });
  const values = Object.fromEntries(compareItems(brass, steel).rows.map(({ key, values }) => [key, values]));
  expect(values.form).toEqual(['taper 1:12', 'cylindrical']);
  expect(values.cage).toEqual(['brass cage', 'steel cage']);
});

test('goods that are no bearings are compared without a drawing or a verdict', () => {
  const grease = sampleItemRow({ itemtype: '', itemname: 'Gadus S2 V220 2', Dimension_ID: 0, dynamic_load: 0 });
  const { drawings, verdict, rows } = compareItems(grease, { ...grease, itemid: 3, Weight: 5 });
  expect([drawings.wide, verdict]).toEqual(['', '']);
  expect(rows.filter(({ differs }) => differs).map(({ key }) => key)).toEqual(['weight']);
});

const roller = (itemname: string, dynamic_load = 0) =>
  sampleItemRow({
    itemname,
    itemtype: 'cylindrical roller',
    seal: 'open',
    clearance: 'CN',
    dynamic_load,
    static_load: 0,
    speed_grease: 0,
    speed_oil: 0,
  });

const loads = (first: string, second: string, given = 0) =>
  withKnownRatings(roller(first, given), roller(second)).map(({ dynamic_load }) => dynamic_load);

test('a plain and a reinforced bearing are compared by the ratings of one catalogue', () => {
  expect(loads('NU205', 'NU205E')).toEqual([17.7, 29.3]);
});

test('the seller’s figure of one is not compared with a catalogue’s of the other', () => {
  expect(loads('NU205', 'NU205E', 18)).toEqual([18, 0]);
});

test('what is known of one only is left out', () => {
  expect(loads('NU205', 'NU2205')).toEqual([0, 0]);
});
