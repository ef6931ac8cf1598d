import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { compareBearings } from '../interchange/compare-bearings.ts';

test.each([
  ['SE 511-609', 'SE511', 'housing', 50],
  ['SE510', 'SE510', 'housing', 45],
  ['FSNL 511-609', 'FSNL511', 'housing', 50],
  ['SNL 208-305', 'SNL208', 'housing', 40],
  ['SAF 22515', 'SAF22515', 'housing', null],
  ['SAF 510', 'SAF510', 'housing', null],
  ['SNV120', 'SNV120', 'housing', null],
  ['SNV 230', 'SNV230', 'housing', null],
  ['TSN 511 G', 'TSN511G', 'housing seal', null],
  ['TSN511L', 'TSN511L', 'housing seal', null],
  ['DH 511', 'DH511', 'housing seal', null],
  ['ASNH 511', 'ASNH511', 'housing cover', null],
])('%s is %s, a %s for a shaft of %s mm', (text, number, type, boreMm) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.type, reading.boreMm, reading.unknown]).toEqual([number, type, boreMm, []]);
});

test.each([
  ['FRB 8.5/100', 'FRB8.5/100', 100, 8.5],
  ['FRB 5/80', 'FRB5/80', 80, 5],
  ['FRB 12,5/120', 'FRB12.5/120', 120, 12.5],
  ['FRM 100/9.5', 'FRM100/9.5', 100, 9.5],
  ['SR 100x8.5', 'SR100X8.5', 100, 8.5],
])('%s is %s, a locating ring of %s x %s mm', (text, number, outsideMm, widthMm) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.type]).toEqual([number, 'locating ring']);
  expect([reading.outsideMm, reading.widthMm]).toEqual([outsideMm, widthMm]);
});

test.each(['SR-18-15', 'SR 20-17', 'SR-36-30'])('%s is a stabilizing ring and no inch ball bearing', (text) => {
  expect(parseDesignation(text)).toMatchObject({ type: 'locating ring', boreMm: null, unknown: [] });
});

test.each(['SR188', 'SR18', 'SR1-4ZZ'])('%s is an inch ball bearing of stainless steel', (text) => {
  expect(parseDesignation(text)).toMatchObject({ type: 'deep groove ball', material: 'stainless steel', unknown: [] });
});

test.each([
  ['TSN511G', 'TSN511L', 'different'],
  ['TSN511G', 'SNL511', 'different'],
  ['SE511', 'SNL511', 'different'],
  ['FRB8.5/100', 'FRB10/100', 'different'],
])('%s and %s are %s', (a, b, level) => {
  expect(compareBearings(a, b).level).toBe(level);
});
