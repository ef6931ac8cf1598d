import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { compareBearings } from '../interchange/compare-bearings.ts';

test.each([
  ['SNFA VEX 9 7CE1 UL', '709C/P4/UL', 9, 24, 7],
  ['SNFA SEA127CE3UL', '71801AC/P4/UL', 12, 21, 5],
  ['SNFA SEB1207CE1UL', '71924C/P4/UL', 120, 165, 22],
  ['SNFA SEB3407LE1UL', '71968C/P4/UL', 340, 460, 56],
  ['SNFA VEB9/NS7CE1UL', 'HC719/9C/P4/UL', 9, 20, 6],
  ['SNFA HB40/S7CE3UM', 'S71908AC/P4/UM', 40, 62, 12],
  ['SNFA HX30/S/NS7CE1UL', 'SHC7006C/P4/UL', 30, 55, 13],
  ['SNFA EX2407CE1UF', '7048C/P4/UH', 240, 360, 56],
  ['SNFA E2607CE1UL', '7212C/P4/UL', 60, 110, 22],
  ['SNFA E200/1307CE1UL', '7226C/P4/UL', 130, 230, 40],
  ['SNFA E208/NS9CE3UL', 'HC728AC/P2/UL', 8, 24, 8],
  ['SNFA EX 60 7CE1 DDL', '7012C/P4/DBA', 60, 95, 36],
  ['SNFA SEB 50 7CE1 TDM', '71910C/P4/TBTB', 50, 72, 36],
  ['SNFA BS2177P62UM', 'BSA203/P4/UM', 17, 40, 12],
  ['SNFA BS3307P62UM', 'BSA306/P4/UM', 30, 72, 19],
  ['SNFA BS45/757P62UM', '45TAC75B/P4/UM', 45, 75, 15],
  ['SNFA BEAS12/42/C7P60', 'ZKLN1242-2RS', 12, 42, 25],
  ['SNFA BEAM17/62/ZSQP60', 'ZKLF1762-2Z', 17, 62, 25],
  ['SKF BEAM 030080 C-2RS/PE', 'ZKLF3080-2RS', 30, 80, 28],
  ['SKF BEAS 030062-2Z', 'ZKLN3062-2Z', 30, 62, 28],
  ['SKF BSD 2047 CGA', '20TAC47B/UL', 20, 47, 15],
])('%s is %s of %s x %s x %s mm', (text, number, boreMm, outsideMm, widthMm) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
  expect(reading).toMatchObject({ boreMm, outsideMm, widthMm });
});

test('is interchangeable with the number of SKF', () => {
  expect(compareBearings('SNFA SEB 50 7CE1 UL', '71910 CDGA/P4').level).toBe('interchangeable');
  expect(compareBearings('SNFA SEB 50 7CE1 UL', '71910 ACDGA/P4').differs).toContain('contact angle');
  expect(compareBearings('SNFA SEB50/NS7CE1UL', '71910 CDGA/P4').differs).toContain('material');
});

test('the width that makers state otherwise is told of the one whose table has it', () => {
  expect(parseDesignation('BEAS020052-2RS')).toMatchObject({ boreMm: 20, outsideMm: 52, widthMm: 26 });
  expect(parseDesignation('ZKLN2052-2RS')).toMatchObject({ boreMm: 20, outsideMm: 52, widthMm: null });
});

test.each(['SEB 51 7CE1 UL', 'E2617CE1UL', 'BS 22 99', '20TAC48B', 'BEAS012043', 'ZKLN2558', 'BSA 240 C'])(
  '%s is no bearing of the tables',
  (text) => {
    expect(parseDesignation(text).known).toBe(false);
  },
);
