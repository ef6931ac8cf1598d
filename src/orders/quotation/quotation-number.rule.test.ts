import { expect, test } from 'vitest';
import { quotationNumber, revisionsOf, rfiNumberIn } from './quotation-number.rule.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 9, minute));

test.each([
  [
    'the first answer',
    [
      ['asked', 0],
      ['answered', 5],
    ],
    [5],
  ],
  [
    'lines answered in one go',
    [
      ['answered', 5],
      ['answered', 5],
      ['declined', 5],
    ],
    [5],
  ],
  [
    'a question to the maker before',
    [
      ['asked', 0],
      ['maker', 3],
      ['answered', 5],
    ],
    [5],
  ],
  [
    'each later change',
    [
      ['answered', 5],
      ['reminded', 6],
      ['extended', 7],
      ['ordered', 8],
    ],
    [5, 7, 8],
  ],
  [
    'the latest first, as they are read',
    [
      ['withdrawn', 9],
      ['answered', 5],
    ],
    [5, 9],
  ],
  [
    'no answer',
    [
      ['asked', 0],
      ['declined', 5],
    ],
    [],
  ],
] as const)('%s', (_case, events, moments) => {
  expect(revisionsOf(events.map(([step, minute]) => ({ step, at: at(minute) })))).toEqual(
    moments.map((minute, index) => ({ revision: index + 1, madeAt: at(minute) })),
  );
});

test('a quotation is numbered as its RFI, with its revision', () => {
  expect(quotationNumber('NODR26000198', 2)).toBe('NODQ26000198-2');
});

test.each([
  ['NODQ26000198-2', 'NODR26000198'],
  ['nodq26000198', 'nodR26000198'],
  ['NODR26000198', 'NODR26000198'],
  ['6205-2RS', '6205-2RS'],
  ['NODQ26', 'NODR26'],
])('%s is found as %s', (text, rfi) => {
  expect(rfiNumberIn(text)).toBe(rfi);
});
