import { expect, test } from 'vitest';
import { readingsOf } from './search-reading.ts';

test('several numbers keep their places; what cannot be looked up is left out', () => {
  expect(readingsOf('6205-2RS; %, 25x52\nNU 205').map(({ place, key }) => [place, key])).toEqual([
    [1, '62052RS'],
    [3, '25X52'],
    [4, 'NU205'],
  ]);
});

test('a size is read as one, and as a name too', () => {
  expect(readingsOf('25 x 52 x 15')[0]).toMatchObject({ key: '25X52X15', size: { d: 25, D: 52, B: 15 } });
  expect(readingsOf('6205')[0]).toMatchObject({ size: undefined, universalKeys: ['6205'] });
});
