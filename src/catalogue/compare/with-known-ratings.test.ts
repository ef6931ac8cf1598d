import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { withKnownRatings } from './with-known-ratings.ts';

const roller = (itemname: string, dynamic_load = 0) =>
  sampleItemRow({
    itemname,
    itemtype: 'cylindrical roller',
    seal: 'open',
    clearance: 'CN',
    ...{ dynamic_load, static_load: 0, speed_grease: 0, speed_oil: 0 },
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
