import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { escapeFormula, readFileCells, toCsv, unescapeFormula } from './spreadsheet-cell.ts';

test.each(['=1+1', '+1', '-2+3', '@SUM(A1)', ' =1', '＝1+1', '=cmd|" /C calc"!A0', '-', "'=1", '\tx'])(
  '%j is escaped',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  },
);

test.each([
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ['x\t=1', "x\t'=1"],
  ['x\n=1', "x\n'=1"],
  ['x; "=1"', 'x;\' "=1"'],
  ['\t=1', "'\t'=1"],
])('%j is escaped behind what a program may divide cells at', (text, escaped) => {
  expect(escapeFormula(text)).toBe(escaped);
});

test.each(['6205-2RS/C3', '22220 CA/W33', 'NU 210', '', 'PO-45', "O'Neil", 'bolts; nuts', '"a"'])(
  '%j is unchanged',
  (text) => {
    expect(escapeFormula(text)).toBe(text);
  },
);

/** As a program does whose cells end at `delimiter`: quotes count only at the beginning of a cell. */
const cellsBetween = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n' }).data.flat();

test('whatever a text is, no program finds a formula in the file, and the text is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...'=+-@;,\t\r\n\'" a1|＝'), maxLength: 12 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (texts) => {
        expect(texts.map((text) => unescapeFormula(escapeFormula(text)))).toEqual(texts);
        const file = toCsv([texts]);
        expect(Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' }).data[0]?.map(unescapeFormula)).toEqual(
          texts,
        );
        for (const delimiter of [';', '\t'])
          expect(cellsBetween(file, delimiter).filter((cell) => /^\s*[=+\-@＝]/u.test(cell))).toEqual([]);
      },
    ),
  );
});

test('commas, quotes and line ends survive, numbers stay numbers', () => {
  const rows = [
    ['Item', 'Qty'],
    ['a "b", c\nd', 12.5],
    ['=1+1', -3],
  ];
  const text = toCsv(rows);
  expect(text.endsWith("'=1+1,-3\r\n")).toBe(true);
  expect(Papa.parse<string[]>(text.trim()).data).toEqual([
    ['Item', 'Qty'],
    ['a "b", c\nd', '12.5'],
    ["'=1+1", '-3'],
  ]);
});

test('in a file an escaped formula is text, and a formula is refused by its column', () => {
  expect(readFileCells({ code: "'=2+5", name: "O'Neil", size: '-2RS' })).toEqual({
    cells: { code: '=2+5', name: "O'Neil", size: '-2RS' },
  });
  expect(readFileCells({ code: '=2+5', name: "'=1", price: ' =B2*0.9' })).toEqual({
    problems: [
      expect.stringMatching(/^code '=2\+5' is a formula without its value/),
      expect.stringMatching(/^price '=B2\*0\.9' is a formula without its value/),
    ],
  });
});
