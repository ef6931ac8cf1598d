import { expect, test } from 'vitest';
import { inferUniversalNumber, readName, statedFacts, withFactsOfName } from './read-name.ts';

const nothing = { bearingType: '', seal: '', clearance: '', boreMm: null, outsideMm: null, widthMm: null };
const sizes = (boreMm: number, outsideMm: number, widthMm: number) => ({ boreMm, outsideMm, widthMm });
const read = (name: string, superCategory = 'Bearings', category = 'Ball Bearings') =>
  readName({ name, maker: 'SKF', superCategory, category });
const facts = (...of: Parameters<typeof read>) => withFactsOfName(nothing, read(...of));

test.each([
  ['6204-2RS', { bearingType: 'deep groove ball', seal: 'contact seal x2', clearance: 'CN', ...sizes(20, 47, 14) }],
  ['6205-2Z/C3', { bearingType: 'deep groove ball', seal: 'shield x2', clearance: 'C3', ...sizes(25, 52, 15) }],
  ['6310', { bearingType: 'deep groove ball', seal: 'open', clearance: 'CN', ...sizes(50, 110, 27) }],
  ['30205', { bearingType: 'tapered roller', seal: 'open', clearance: '', ...sizes(25, 52, 16.25) }],
  ['KM8', nothing],
  ['Spindle kit', nothing],
])('%s is %o', (name, expected) => {
  expect(facts(name)).toEqual(expected);
});

test.each([
  ['Bearings', 'Roller Bearings', true],
  ['Ball bearings', 'Deep groove', true],
  ['SKF', '62 series', true],
  ['Industrial', 'DGBB', true],
  ['Automotive', 'Wheel bearing', false],
  ['Lubricants', 'Grease', false],
])('6205-2RS of the groups %s and %s is read: %s', (superCategory, category, isRead) => {
  const reading = read('6205-2RS', superCategory, category);
  expect([inferUniversalNumber(reading), withFactsOfName(nothing, reading).bearingType]).toEqual(
    isRead ? ['6205-2RS', 'deep groove ball'] : ['', ''],
  );
});

test.each(['B52', 'SPA 1000', '25x52x7', '08B-1', 'TC 25X47X7', '1005'])(
  '%s of a group of its own is no bearing',
  (name) => {
    expect(facts(name, 'Power transmission', 'Various')).toEqual(nothing);
  },
);

test('what is given stays, and another type is not mixed with what the name says', () => {
  const reading = read('6205-2RS');
  expect(withFactsOfName({ ...nothing, seal: 'open', clearance: 'C4', widthMm: 15.5 }, reading)).toEqual({
    ...nothing,
    bearingType: 'deep groove ball',
    seal: 'open',
    clearance: 'C4',
    widthMm: 15.5,
  });
  const other = { ...nothing, bearingType: 'spherical roller' };
  expect(withFactsOfName(other, reading)).toEqual(other);
});

test('what the name says is not stated, so that it follows a new name', () => {
  const reading = read('6205-2RS');
  expect(statedFacts(withFactsOfName(nothing, reading), reading)).toEqual(nothing);
  const stated = { bearingType: 'deep groove ball', seal: 'open', clearance: 'CN', ...sizes(25, 52, 15) };
  expect(statedFacts(stated, reading)).toEqual({
    ...nothing,
    seal: 'open',
  });
});
