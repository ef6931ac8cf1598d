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
