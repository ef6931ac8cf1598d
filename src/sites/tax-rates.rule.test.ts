import { expect, test } from 'vitest';
import { endedRates, taxRatesOn } from './tax-rates.rule.ts';

const rates = {
  rates: [
    { bp: 12_00, lastDay: '2026-12-31', thenBp: 18_00 },
    { bp: 18_00, lastDay: '2027-06-30', thenBp: 20_00 },
    { bp: 20_00 },
    { bp: 0 },
  ],
  newItemBp: 12_00,
};

test.each([
  ['its last day', '2026-12-31', [12_00, 18_00, 20_00, 0], 12_00, []],
  ['the day after', '2027-01-01', [18_00, 20_00, 0], 18_00, [[12_00, 18_00]]],
  [
    'the day after the one that followed it',
    '2027-07-01',
    [20_00, 0],
    20_00,
    [
      [12_00, 20_00],
      [18_00, 20_00],
    ],
  ],
] as const)('a rate on %s', (_when, today, allowedBp, newItemBp, ended) => {
  expect(taxRatesOn(rates, today)).toEqual({ allowedBp, newItemBp });
  expect(endedRates(rates, today).map(({ fromBp, toBp }) => [fromBp, toBp])).toEqual(ended);
});

test('two rates that follow each other leave items as they are', () => {
  const circle = [
    { bp: 5_00, lastDay: '2026-01-01', thenBp: 18_00 },
    { bp: 18_00, lastDay: '2026-01-01', thenBp: 5_00 },
  ];
  expect(endedRates({ rates: circle, newItemBp: 5_00 }, '2026-02-01')).toEqual([]);
});
