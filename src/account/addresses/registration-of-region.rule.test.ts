import { expect, test } from 'vitest';
import { registrationOfRegion } from './registration-of-region.rule.ts';

const primary = { id: 1, region_id: 27, is_primary: true, standing: 'verified' as const };
const inGujarat = { id: 2, region_id: 24, is_primary: false, standing: 'waiting' as const };
const refused = { id: 3, region_id: 29, is_primary: false, standing: 'refused' as const };
const secondInMaharashtra = { id: 4, region_id: 27, is_primary: false, standing: 'verified' as const };

test.each([
  ['the state of a further registration, also while it waits', '24', '2'],
  ['the state of the primary one, which has another too', '27', ''],
  ['the state of one that was refused', '29', ''],
  ['a state without registration', '7', ''],
  ['no state chosen yet', '', ''],
])('%s', (_case, region, expected) => {
  expect(registrationOfRegion([primary, inGujarat, refused, secondInMaharashtra], region)).toBe(expected);
});
