import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each([
  ['6205 for electric motor', { seal: 'open', cage: null, unknown: [], ignored: ['ELECTRIC', 'MOTOR'] }],
  ['6205 with rubber seal', { seal: 'contact seal x2', unknown: [], ignored: [] }],
  ['bearing with nylon cage 6205', { seal: 'open', cage: 'polyamide', unknown: [] }],
  ['305804C-2Z', { seal: 'shield x2', boreMm: 20, outsideMm: 52, widthMm: 20.6 }],
])('of %s no word is read as a suffix', (text, facts) => {
  expect(parseDesignation(text)).toMatchObject(facts);
});

it.each([
  ['7206 BECBP', '7206B/UA'],
  ['7206 BEGAM', '7206B/UL'],
  ['7206 BWDB', '7206B/DB'],
  ['NU 2210 ECKP', 'NU2210K'],
])('of %s, suffixes written apart in one word, none is taken for a word', (text, number) => {
  expect(universalNumber(parseDesignation(text))).toBe(number);
});
