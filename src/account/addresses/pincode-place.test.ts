import { expect, test } from 'vitest';
import { pinCodesOfRegion } from '../../sites/pin-codes.data.ts';
import { placeOfPincode } from './pincode-place.ts';
import { pincodeTowns } from './pincode-towns.data.ts';
import { citiesIn } from './regions.ts';

test.each([
  ['411019', 27, 'Pune'],
  ['411 026', 27, 'Pune'],
  ['560058', 29, 'Bengaluru'],
  ['110020', 7, 'New Delhi'],
  ['400072', 27, 'Mumbai'],
  ['122016', 6, 'Gurugram'],
  ['141003', 3, 'Ludhiana'],
  ['641004', 33, 'Coimbatore'],
  ['711101', 19, 'Howrah'],
  ['500037', 36, 'Hyderabad'],
  ['201301', 9, 'Noida'],
  ['682001', 32, 'Kochi'],
  ['834001', 20, 'Ranchi'],
])('PIN code %s is in region %i, in %s', (pincode, regionId, town) => {
  expect(placeOfPincode(pincode)).toEqual({ regionId, town });
});

test('the state alone is known where the town is not', () => {
  expect(placeOfPincode('400706')).toEqual({ regionId: 27, town: '' });
});

test.each(['', '41101', '4110199', '011019', '41101a', '999999'])("'%s' is of no place", (text) => {
  expect(placeOfPincode(text)).toBeUndefined();
});

test('every town is one of the cities that the form suggests in the state, where its PIN codes are', () => {
  const wrong = pincodeTowns.filter(([regionId, town, pincodes]) => {
    const starts = pincodes.match(/\d{6}/g)?.map((pincode) => Math.floor(Number(pincode) / 1000)) ?? [];
    const isWithin = (start: number) => pinCodesOfRegion[regionId]?.some(([from, to]) => start >= from && start <= to);
    return !citiesIn('IN', regionId).some(({ name }) => name === town) || !starts.every(isWithin);
  });
  expect(wrong).toEqual([]);
});
