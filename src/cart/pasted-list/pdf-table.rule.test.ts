import { expect, test } from 'vitest';
import { type PlacedCharacter, tableOfCharacters } from './pdf-table.rule.ts';

const width = 6;
const height = 10;

/** A text whose letters are 6 points wide and 10 high. */
const at = (left: number, top: number, text: string): PlacedCharacter[] =>
  [...text].map((letter, index) => ({
    text: letter,
    left: left + index * width,
    right: left + (index + 1) * width,
    top,
    bottom: top + height,
  }));

test('cells that stand below one another are a column, also where a row lacks one', () => {
  const page = [
    ...at(10, 0, 'Sl'),
    ...at(50, 0, 'Description'),
    ...at(200, 0, 'Qty'),
    ...at(260, 0, 'Rate'),
    ...at(10, 20, '10'),
    ...at(50, 20, '6205-2RS1/C3'),
    ...at(206, 20, '12'),
    ...at(250, 20, '255.00'),
    ...at(50, 40, 'NU 210'),
    ...at(212, 40, '4'),
    ...at(250, 40, '180.50'),
  ];
  expect(tableOfCharacters([page])).toEqual([
    ['Sl', 'Description', 'Qty', 'Rate'],
    ['10', '6205-2RS1/C3', '12', '255.00'],
    ['', 'NU 210', '4', '180.50'],
  ]);
});

test('a cell that is wrapped is one cell, whether its row stands beside its first line or its middle', () => {
  const beside = [
    ...at(10, 0, '10'),
    ...at(50, 0, 'TAPER ROLLER'),
    ...at(200, 0, '6'),
    ...at(50, 12, '30308'),
    ...at(10, 40, '20'),
    ...at(50, 40, '6205'),
    ...at(200, 40, '2'),
  ];
  expect(tableOfCharacters([beside])).toEqual([
    ['10', 'TAPER ROLLER 30308', '6'],
    ['20', '6205', '2'],
  ]);
  const between = [
    ...at(50, 0, 'TAPER ROLLER'),
    ...at(50, 12, '30308'),
    ...at(10, 6, '10'),
    ...at(200, 6, '6'),
    ...at(10, 40, '20'),
    ...at(50, 40, '6205'),
    ...at(200, 40, '2'),
  ];
  expect(tableOfCharacters([between])).toEqual([
    ['10', 'TAPER ROLLER 30308', '6'],
    ['20', '6205', '2'],
  ]);
});

test('a line of words is one cell, written letter by letter or word by word', () => {
  const words = [...at(10, 0, 'PO'), ...at(24, 0, 'No'), ...at(38, 0, '4500123456')];
  expect(tableOfCharacters([words])).toEqual([['PO No 4500123456']]);
  expect(
    tableOfCharacters([
      [...at(10, 0, '6205'), ...at(60, 0, '2')],
      [...at(10, 0, '6206'), ...at(60, 0, '3')],
    ]),
  ).toEqual([
    ['6205', '2'],
    ['6206', '3'],
  ]);
  expect(tableOfCharacters([[]])).toEqual([]);
});
