import { expect, test } from 'vitest';
import {
  addressLines,
  placeOfSupplyCode,
  portalDay,
  portalMoment,
  portalText,
  stateCodeOf,
} from './portal-text.rule.ts';

test.each([
  ['Bearing 6205 "C3"', 300, "Bearing 6205 ''C3''"],
  ['A\\B', 300, 'A/B'],
  ['  two\n lines ', 300, 'two lines'],
  ['Deep groove', 4, 'Deep'],
  ['Deep groove', 5, 'Deep'],
])('%j is written as %3$j in at most %2$s characters', (text, maxLength, expected) => {
  expect(portalText(text, maxLength)).toBe(expected);
});

test('a day is written as in India', () => expect(portalDay('2026-11-05')).toBe('05/11/2026'));

test('a short address is one line, a long one is divided at a blank', () => {
  expect(addressLines('Plot 14, Chakan')).toEqual(['Plot 14, Chakan', '']);
  const words = `${'a'.repeat(60)} ${'b'.repeat(39)} ${'c'.repeat(50)}`;
  expect(addressLines(words)).toEqual([words.slice(0, 100), 'c'.repeat(50)]);
});

test('an address without blanks is cut, and no rest of two letters is written', () => {
  expect(addressLines('x'.repeat(150))).toEqual(['x'.repeat(100), 'x'.repeat(50)]);
  expect(addressLines(`${'x'.repeat(100)} yy`)).toEqual(['x'.repeat(100), '']);
});

test.each([
  ['27AAPFU0939F1ZV', 29, '27'],
  ['', 7, '07'],
  ['', undefined, ''],
])('the state of %j in region %s is %j', (taxNumber, regionId, code) => {
  expect(stateCodeOf(taxNumber, regionId)).toBe(code);
});

test.each([
  ['Maharashtra (27)', '27'],
  ['Dubai', ''],
])('the place of supply %s has the code %j', (place, code) => expect(placeOfSupplyCode(place)).toBe(code));

test.each([
  ['2026-11-21 18:25:00', '2026-11-21T12:55:00.000Z'],
  [' 2026-11-21T18:25 ', '2026-11-21T12:55:00.000Z'],
  ['21/11/2026 18:25:00', undefined],
  ['2026-13-41 18:25:00', undefined],
  ['', undefined],
])('the moment %j of the portal is %s', (written, moment) => {
  expect(portalMoment(written)?.toISOString()).toBe(moment);
});
