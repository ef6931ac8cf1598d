import { expect, test } from 'vitest';
import { readCalculateQuery } from './calculate-query.rule.ts';
import { calculate } from './calculation.ts';
import { formulaRows, reasonText, roundedText } from './calculation-text.ts';
import { subjectOf } from './subject.ts';

function rowsOf(typed: string, bearing = '6308') {
  const query = readCalculateQuery(new URLSearchParams(typed));
  const subject = subjectOf(bearing, undefined, query);
  if (!subject) throw new Error(bearing);
  const rows = formulaRows({ query, subject, calculation: calculate(query, subject) });
  return Object.fromEntries(rows.map(({ what, ...row }) => [what, row]));
}

test('each formula has its numbers filled in', () => {
  expect(rowsOf('c=41&c0=24&f0=13.2&fr=4.5&fa=1.2&n=1450&oil=26&clean=slightly+dirty')).toMatchObject({
    'Axial ratio': { filled: '13.2 × 1.2 / 24 = 0.66', result: 'e = 0.257', note: 'Fa / Fr = 0.267, above e' },
    'Equivalent load': { formula: 'P = X · F_r + Y · F_a', filled: '0.56 × 4.5 + 1.73 × 1.2', result: '4.6 kN' },
    'Basic life': { formula: 'L_10 = (C / P)^3', filled: '(41 / 4.6)^3', result: '708 million turns' },
    'Life in hours': { filled: '10^6 × 708 / (60 × 1,450)', result: '8,140 h' },
    'Required load rating': { result: '55.3 kN' },
    'Modified life': { note: 'κ = ν / ν1 = 26 / 14.7 = 1.77, eC = 0.3, Cu = 1.09 kN' },
    'Static load': { filled: '0.6 × 4.5 + 0.5 × 1.2', result: '4.5 kN', note: 'At least the radial load.' },
    'Static safety': { filled: '24 / 4.5', result: '5.33' },
    'Minimum load': { filled: '0.01 × 41', result: '0.41 kN' },
    'Speed factor': { filled: '1,450 × 65', result: '94,250 mm/min' },
    'Grease interval': { filled: '10 × (14·10^6 / (1,450 × 6.32) − 160)', result: '13,700 h' },
  });
});

test('of rollers and of a load in one direction the formulas are shorter', () => {
  expect(rowsOf('c=58.5&c0=57&fr=4.5&n=1450', 'NU308')).toMatchObject({
    'Equivalent load': { formula: 'P = F_r', filled: '4.5' },
    'Basic life': { formula: 'L_10 = (C / P)^10/3' },
    'Static load': { formula: 'P_0 = F_r' },
    'Minimum load': { formula: '0.02 · C' },
  });
  expect(rowsOf('c=50&c0=100&fa=8', '51108')).toMatchObject({
    'Equivalent load': { formula: 'P = F_a', filled: '8' },
  });
});

test('what is missing or not taken reads NA with the reason', () => {
  expect(rowsOf('c0=24&fr=4.5&fa=1.2&n=1450', '6408')).toMatchObject({
    'Equivalent load': { result: 'NA', note: expect.stringContaining('factor f0 is not known') },
    'Minimum load': { result: 'NA', note: expect.stringContaining('C is not known') },
  });
  expect(rowsOf('fr=4.5', '6408')).toMatchObject({ 'Basic life': { result: 'NA' }, 'Static safety': { result: 'NA' } });
  expect(rowsOf('fr=4.5&fa=1', 'NU308')).toMatchObject({
    'Equivalent load': { note: 'This bearing takes no axial load: another one must.' },
    'Static load': { result: 'NA' },
  });
  expect(rowsOf('c=41&c0=24&fr=4.5&n=1450&oil=1')['Modified life']).toMatchObject({
    formula: 'L_nmh = a_1 · a_ISO · L_10h',
    result: 'NA',
    note: 'The oil is too thin at this speed: κ is below 0.1, where ISO 281 gives no life factor.',
  });
  expect(rowsOf('c=41&c0=80&fa=4.5&n=1450&oil=26', '51108')['Modified life']).toMatchObject({ result: 'NA' });
  expect(reasonText({ missing: 'formula' })).toContain('Ask its maker');
});

test('a closed bearing is greased for life, a warm one sooner, a fast one not at all', () => {
  expect(rowsOf('n=1450', '6308-2RS')).toMatchObject({ Grease: { result: 'for life' } });
  expect(rowsOf('n=1450', '6308RSZ')).toMatchObject({ Grease: { result: 'for life' } });
  expect(rowsOf('n=1450&temperature=85')['Grease interval']).toMatchObject({ result: '6,830 h' });
  expect(rowsOf('n=90000')['Grease interval']).toMatchObject({ result: 'use oil' });
});

test('an insert bearing is greased through its housing, how often is not told', () => {
  for (const number of ['UC208', 'UCP208']) {
    const rows = rowsOf('fr=2&n=1450', number);
    expect([rows.Grease, rows['Grease interval']]).toEqual([undefined, undefined]);
  }
});

test('a tapered bearing pushes the opposite one', () => {
  expect(rowsOf('fr=4&e=0.375', '30206')['Inner axial force']).toMatchObject({
    filled: '4 / (2 × 1.6)',
    result: '1.25 kN',
  });
});

test('three digits count', () =>
  expect([8137, 4.596, 0.2634, 99.96].map(roundedText)).toEqual(['8,140', '4.6', '0.263', '100']));
