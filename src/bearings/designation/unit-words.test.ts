import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each([
  ['pillow block 205', 'UCP205'],
  ['Pillow Block Bearing 208', 'UCP208'],
  ['plummer block 210', 'UCP210'],
  ['pillow block bearing no. 206', 'UCP206'],
  ['pillow block size 207 SKF', 'UCP207'],
  ['pillow block 205-16', 'UCP205-16'],
  ['pillow block X10', 'UCPX10'],
  ['pedestal bearing 207', 'UCP207'],
  ['205 pillow block', 'UCP205'],
  ['pillow block 310', 'UCP310'],
  ['4 bolt flange bearing 206', 'UCF206'],
  ['four-bolt flange unit 206', 'UCF206'],
  ['square flange bearing 206', 'UCF206'],
  ['2 bolt flange bearing 206', 'UCFL206'],
  ['oval flange bearing 204', 'UCFL204'],
  ['take up bearing 205', 'UCT205'],
  ['take-up unit 205', 'UCT205'],
  ['flange bearing UCF205', 'UCF205'],
  ['UCP 205 pillow block', 'UCP205'],
  ['pillow block P205', 'P205'],
])('%s is the unit %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown, reading.oldNumber]).toEqual([number, [], false]);
});

it.each(['flange bearing 205', 'insert bearing 205', 'housed unit 205', 'plummer block 516', 'pillow block 1 inch'])(
  'which unit is meant by %s is not known, and no ball bearing is',
  (text) => {
    expect(parseDesignation(text)).toMatchObject({ known: false, alternatives: [] });
  },
);
