import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each([
  ['6205 high temperature', 'HIGH TEMPERATURE'],
  ['6205 ZZ high-temp C4', 'HIGH-TEMP'],
  ['high temperature bearing 6205', 'HIGH TEMPERATURE'],
  ['6205 heat resistant', 'HEAT RESISTANT'],
  ['6205 non magnetic', 'NON MAGNETIC'],
  ['6205 food grade', 'FOOD GRADE'],
])('%s is no usual 6205', (text, unknown) => {
  expect(parseDesignation(text)).toMatchObject({ basic: '6205', snapRing: '', unknown: [unknown] });
});

it.each(['sleeve for 22220', 'nut for 22220', 'adapter sleeve for bearing 22220'])(
  '%s is not the bearing itself',
  (text) => {
    expect(parseDesignation(text)).toMatchObject({ basic: '22220', unknown: [expect.any(String)] });
  },
);

it.each([
  ['22220 for motor', '22220'],
  ['22220K with sleeve for conveyor', '22220K'],
  ['bearing for conveyor 22220', '22220'],
  ['bearing with grease 22220', '22220'],
])('%s is the bearing %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});
