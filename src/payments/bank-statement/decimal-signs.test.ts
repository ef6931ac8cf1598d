import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const file = (...lines: string[]) => lines.join('\r\n');
const amounts = (text: string, form = {}) => readStatement(text, form).lines.map(({ amountMinor }) => amountMinor);
const credits = (...cells: string[]) => file('Date;Narration;Credit', ...cells.map((cell) => `20/11/2026;a;${cell}`));

test('a point divides thousands where other amounts of the file show it', () => {
  expect(amounts(credits('1.000', '1.234,56', '-12.345', '640,50', '7', '1.250,00 Cr'))).toEqual([
    1_000_00, 1_234_56, -12_345_00, 640_50, 7_00, 1_250_00,
  ]);
  expect(amounts(credits('1.000', '12.345.678'))).toEqual([1_000_00, 12_345_678_00]);
  expect(amounts(file('Date;Narration;Credit;Balance', '20/11/2026;a;1.000;9.000,50'))).toEqual([1_000_00]);
});

test('a point begins the decimals where other amounts of the file show it', () => {
  expect(amounts(credits('1.000', '0.000', '0.750'))).toEqual([1_00, 75]);
  expect(amounts(credits('1.000', '1,250.00'))).toEqual([1_00, 1_250_00]);
});

test('an amount that may mean one or a thousand is told at its line where no other amount says which', () => {
  const unclear = (written: string, small: number, large: number) => ({
    problem: `The amount '${written}' may mean ${small} or ${large}; write it without the point.`,
  });
  expect(readStatement(credits('1.000', '640', '-12.345'))).toMatchObject({
    lines: [{ lineNo: 3, amountMinor: 640_00 }],
    problems: [
      { line: 2, ...unclear('1.000', 1, 1000) },
      { line: 4, ...unclear('12.345', 12.345, 12345) },
    ],
  });
  expect(readStatement(credits('1.000', '1.234,56', '1,234.56'))).toMatchObject({
    lines: [{ lineNo: 4, amountMinor: 1_234_56 }],
    problems: [{ line: 2, ...unclear('1.000', 1, 1000) }, { line: 3 }],
  });
  expect(readStatement(file('Date,Narration,Credit', '20/11/2026,TOTAL ENERGIES,1.000'))).toMatchObject({
    problems: [{ line: 2, ...unclear('1.000', 1, 1000) }],
  });
});
