import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each([
  ['6205-Z2', 'Z2'],
  ['6205Z2', 'Z2'],
  ['6205 Z2 C3', 'Z2'],
  ['6205AV', 'V'],
  ['6205JV', 'V'],
])('whether %s has shields or seals is not known', (text, unknown) => {
  expect(parseDesignation(text)).toMatchObject({ basic: '6205', sealCode: null, unknown: [unknown] });
});

it.each([
  ['6205/Z2', '6205'],
  ['6205-2Z/Z2', '6205-2Z'],
  ['6205-2RS Z2V2', '6205-2RS'],
  ['6205/P6Z2', '6205/P6'],
  ['6205V', '6205-RZ'],
  ['6205VC3', '6205-RZ/C3'],
])('Z2 behind a slash or a suffix is a noise class, and V alone a seal: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each(['W1630', 'LDK W1630', 'W 1616'])('the water pump bearing %s is no stainless one of inch size', (text) => {
  expect(parseDesignation(text).known).toBe(false);
});

it.each([
  ['W 6205', 'S6205'],
  ['W R4', 'SR4'],
  ['SS1616ZZ', 'S1616-2Z'],
])('%s is the stainless bearing %s', (text, number) => {
  expect(universalNumber(parseDesignation(text))).toBe(number);
});

it.each(['FK16', 'BK14', 'LMB16UU', 'slewing bearing 013.30.630', 'release bearing CT70B'])(
  '%s is not read as another bearing',
  (text) => {
    expect(parseDesignation(text)).toMatchObject({ known: false, alternatives: [] });
  },
);
