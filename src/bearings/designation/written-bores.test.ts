import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { isWhole } from './parsed-designation.ts';
import { universalNumber } from './universal-number.ts';

const numberIn = (text: string) => {
  const reading = parseDesignation(text);
  return isWhole(reading) ? universalNumber(reading) : undefined;
};

it.each([
  ['6203-16', '6203/16'],
  ['6203-16-2RS', '6203-2RS/16'],
  ['6203-2RS-16', '6203-2RS/16'],
  ['6203-16mm', '6203/16'],
  ['6203-16 mm', '6203/16'],
  ['6203 16mm', '6203/16'],
  ['6203 2RS (16 mm)', '6203-2RS/16'],
  ['6203ZZ-16MM', '6203-2Z/16'],
  ['6202-2RS-16mm', '6202-2RS/16'],
  ['6205 25 mm', '6205'],
  ['UCP205 25MM', 'UCP205'],
])('%s is bored for the millimetres behind it: %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['6203-10', '6203/15.875'],
  ['6203-2RS-10', '6203-2RS/15.875'],
  ['6204-12-2RS', '6204-2RS/19.05'],
  ['UC205-16', 'UC205-16'],
  ['UCP205-16', 'UCP205-16'],
])('sixteenths of an inch that fit come first: %s is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each(['608 7mm', '6205 52 mm', '6203-2RS-21', '6203 12', '6203-40 mm', '6205-12mm', 'UC205-16 mm'])(
  '%s has no bore that fits behind it',
  (text) => {
    expect(numberIn(text)).toBe(undefined);
  },
);
