import { expect, test } from 'vitest';
import { headerHash, mappingToRemember, problemHeading, proposeMapping } from './header-hash.ts';

const columns = ['itemcode', 'on_hand'].map((name) => ({ name, required: true, meaning: '', aliases: [] }));

test('a corrected file of errors is known by the same first line', () => {
  const header = ['Part', 'Pieces'];
  const corrected = [...header, problemHeading];
  expect(headerHash(corrected)).toBe(headerHash(['part', 'PIECES']));
  expect(headerHash(header)).not.toBe(headerHash(['Pieces', 'Part']));
  expect(headerHash(['d', 'D'])).not.toBe(headerHash(['D', 'd']));
  const remembered = mappingToRemember(corrected, ['itemcode', 'on_hand', '']);
  expect(proposeMapping(header, columns, remembered)).toEqual(['itemcode', 'on_hand']);
  expect(proposeMapping(corrected, columns, remembered)).toEqual(['itemcode', 'on_hand', '']);
});

test('what is remembered of columns that are no more is not proposed', () => {
  expect(proposeMapping(['itemcode', 'Pieces'], columns, ['itemcode', 'colour'])).toEqual(['itemcode', '']);
});
