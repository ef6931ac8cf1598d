import { expect, test } from 'vitest';
import { readList } from './read-list.rule.ts';

const read = (text: string) => readList({ text });
const cellsOf = (rows: ReturnType<typeof read>['rows']) =>
  rows.map(({ item, quantity, make, unit }) => [item, quantity, make, unit]);

test('a sheet without a table is named, and can be read', () => {
  const sheets = [
    { name: 'Letter', rows: [['Dear Sir,'], ['please find our list']] },
    {
      name: 'List',
      rows: [
        ['Part', 'Qty'],
        ['6205', '10'],
      ],
    },
    {
      name: 'More',
      rows: [
        ['Part', 'Qty'],
        ['6206', '5'],
      ],
    },
  ];
  const all = readList({ sheets });
  expect(all.rows.map(({ line, item }) => [line, item])).toEqual([
    [2, '6205'],
    [4, '6206'],
  ]);
  expect(all.sheets.map(({ name, isRead }) => [name, isRead])).toEqual([
    ['Letter', false],
    ['List', true],
    ['More', true],
  ]);
  expect(readList({ sheets }, { sheets: [2] }).rows.map(({ item }) => item)).toEqual(['6206']);
});

test('rows and columns that are hidden, and rows that are struck through, are left out and counted', () => {
  const rows = [
    ['Old Qty', 'Part', 'Qty'],
    ['99', '6205', '10'],
    ['99', '6206', '5'],
    ['99', '6308', '2'],
  ];
  const sheet = { name: '', rows, hiddenRows: [2], struckRows: [3], hiddenColumns: [0] };
  const shown = readList({ sheets: [sheet] });
  expect(cellsOf(shown.rows).map(([item, quantity]) => [item, quantity])).toEqual([['6205', '10']]);
  expect(shown.sheets[0]).toMatchObject({ hiddenRows: 1, struckRows: 1, hiddenColumns: 1 });
  expect(readList({ sheets: [sheet] }, { withHidden: true }).rows.map(({ item }) => item)).toEqual([
    '6205',
    '6206',
    '6308',
  ]);
});

test('a merged cell stands in all of its rows, but counts once; columns under one head of quantities are added up', () => {
  const merged = [{ top: 1, left: 0, bottom: 2, right: 0 }];
  const groups = readList({
    sheets: [
      {
        name: '',
        rows: [
          ['Part', 'Qty'],
          ['6205', '10'],
          ['', '5'],
        ],
        merged,
      },
    ],
  });
  expect(cellsOf(groups.rows).map(([item, quantity]) => [item, quantity])).toEqual([
    ['6205', '10'],
    ['6205', '5'],
  ]);
  const counts = readList({
    sheets: [
      {
        name: '',
        rows: [
          ['Part', 'Qty'],
          ['6205', '10'],
          ['6206', ''],
        ],
        merged: [{ top: 1, left: 1, bottom: 2, right: 1 }],
      },
    ],
  });
  expect(counts.rows.map(({ quantity }) => quantity)).toEqual(['10', '']);
  const units = {
    name: '',
    rows: [
      ['Part', 'Quantity', ''],
      ['', 'Unit 1', 'Unit 2'],
      ['6205', '3', '4'],
    ],
    merged: [{ top: 0, left: 1, bottom: 0, right: 2 }],
  };
  const summed = readList({ sheets: [units] });
  expect([summed.rows[0]?.quantity, summed.sheets[0]?.quantity?.head]).toEqual(['7', 'Unit 1 + Unit 2']);
});
