import { expect, test } from 'vitest';
import { likelyQuantity, parseQuickLine } from './read-quick-line.rule.ts';

const read = (line: string) => parseQuickLine(line).map(({ designation, quantity }) => [designation, quantity]);

test.each<[string, [string, string | undefined][]]>([
  ['6205-2RS/C3\t40', [['6205-2RS/C3', '40']]],
  [
    '30308, 12',
    [
      ['30308', '12'],
      ['30308 12', undefined],
    ],
  ],
  [
    'NU 210; 4',
    [
      ['NU 210', '4'],
      ['NU 210 4', undefined],
    ],
  ],
  ['NU 210, C3\t8', [['NU 210, C3', '8']]],
  [
    '"22220 CA/W33","4"',
    [
      ['22220 CA/W33', '4'],
      ['22220 CA/W33 4', undefined],
    ],
  ],
  [
    '6205, 1,000',
    [
      ['6205', '1000'],
      ['6205 1,000', undefined],
    ],
  ],
  [
    '6205,1,000',
    [
      ['6205', '1000'],
      ['6205 1 000', undefined],
    ],
  ],
  [
    '6205, 5, 250',
    [
      ['6205', '5'],
      ['6205 5 250', undefined],
    ],
  ],
  [
    '6205;5;250',
    [
      ['6205', '5'],
      ['6205 5 250', undefined],
    ],
  ],
  [
    '6205\t5\t250',
    [
      ['6205', '5'],
      ['6205 5 250', undefined],
    ],
  ],
  [
    '6205, 1,5',
    [
      ['6205', '1,5'],
      ['6205 1,5', undefined],
    ],
  ],
  [
    '6205; 1,5',
    [
      ['6205', '1,5'],
      ['6205 1,5', undefined],
    ],
  ],
  [
    '30308, 12,345, urgent',
    [
      ['30308', '12345'],
      ['30308 12,345', undefined],
    ],
  ],
  [
    '6205-2RS, 40,Koyo',
    [
      ['6205-2RS', '40'],
      ['6205-2RS 40 Koyo', undefined],
    ],
  ],
  [
    '6205, 40 pcs',
    [
      ['6205', '40'],
      ['6205 40 pcs', undefined],
    ],
  ],
  ['6205\tx 40', [['6205', '40']]],
  [
    '6205,',
    [
      ['6205', undefined],
      ['6205', undefined],
    ],
  ],
  [
    '6205, C3',
    [
      ['6205 C3', undefined],
      ['6205', 'C3'],
    ],
  ],
  [
    'NU 210',
    [
      ['NU 210', undefined],
      ['NU', '210'],
    ],
  ],
  [
    '6205-2RS C3    40',
    [
      ['6205-2RS C3    40', undefined],
      ['6205-2RS C3', '40'],
    ],
  ],
  [
    '32205 x 20',
    [
      ['32205', '20'],
      ['32205 x 20', undefined],
    ],
  ],
  [
    '32205 ×20',
    [
      ['32205', '20'],
      ['32205 ×20', undefined],
    ],
  ],
  [
    '6305 50 pcs',
    [
      ['6305', '50'],
      ['6305 50 pcs', undefined],
    ],
  ],
  [
    '10 x 6205ZZ',
    [
      ['6205ZZ', '10'],
      ['10 x 6205ZZ', undefined],
    ],
  ],
  [
    '6205 ZZ - 25 nos',
    [
      ['6205 ZZ', '25'],
      ['6205 ZZ - 25 nos', undefined],
    ],
  ],
  [
    '10 x 6210',
    [
      ['6210', '10'],
      ['10 x 6210', undefined],
    ],
  ],
  [
    '6210 x 10',
    [
      ['6210', '10'],
      ['6210 x 10', undefined],
    ],
  ],
  [
    '10 nos 6210',
    [
      ['6210', '10'],
      ['10 nos 6210', undefined],
    ],
  ],
  [
    '"6213, C3", 4',
    [
      ['6213, C3', '4'],
      ['6213, C3 4', undefined],
    ],
  ],
  [
    '10\t6210',
    [
      ['10', '6210'],
      ['6210', '10'],
    ],
  ],
  [
    '12, NU 210',
    [
      ['NU 210', '12'],
      ['12', 'NU 210'],
    ],
  ],
  [
    '608, 1000',
    [
      ['608', '1000'],
      ['1000', '608'],
    ],
  ],
  [
    '6207 ZZ 1O0',
    [
      ['6207 ZZ 1O0', undefined],
      ['6207 ZZ', '1O0'],
    ],
  ],
  ['TLA2016Z', [['TLA2016Z', undefined]]],
  ['25x52x15', [['25x52x15', undefined]]],
  [
    '6205 -5',
    [
      ['6205 -5', undefined],
      ['6205', '-5'],
    ],
  ],
  [
    '6205 1e9',
    [
      ['6205 1e9', undefined],
      ['6205', '1e9'],
    ],
  ],
  [
    '6205, 2 dozen',
    [
      ['6205', '24'],
      ['6205 24 nos', undefined],
    ],
  ],
  [
    '608 one dozen',
    [
      ['608', '12'],
      ['608 12 nos', undefined],
    ],
  ],
  ['   ', []],
])('%j', (line, readings) => {
  expect(read(line)).toEqual(readings);
});

test('a long line of nonsense is read quickly', () => {
  expect(read(`${'x '.repeat(20_000)}5`)).toHaveLength(2);
});

test.each([
  ['1O0', 100],
  ['l2', 12],
  ['I0', 10],
  ['100', undefined],
  ['OIl', undefined],
  ['O0', undefined],
  ['1O0pcs', undefined],
  ['-4', 4],
  ['/10', 10],
  ['3?', 3],
  ['-0', undefined],
  ['3 or 30', undefined],
  ['5k', 5000],
  ['@5', 5],
  ['approx 20', 20],
  ['2+2', 4],
  ['2 (DE) + 2 (NDE)', 4],
  ['250/-', 250],
])('%s is likely %s', (text, quantity) => {
  expect(likelyQuantity(text)).toBe(quantity);
});

// Word and web pages write the hyphen, the one that does not break, the dash between figures, the dash and the minus.
test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])('%s in a line is read as the hyphen', (sign) => {
  for (const line of ['6205-2Z 10', '6205-10 pcs', 'NU 210-E - 4 nos', 'CA/W33 qty-4', '- 6205 - 10 nos', '6205 -5'])
    expect(parseQuickLine(line.replaceAll('-', sign))).toEqual(parseQuickLine(line));
});
