import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

const readingOf = (text: string) => {
  const reading = parseDesignation(text);
  return [universalNumber(reading), ...reading.unknown];
};

it.each([
  ['BEARING,ACC,ADAPTER SLEEVE,H 210 [VMI]', 'H210'],
  ['BEARING,,ADAPTER SLEEVE,HE 309,(5)(VMI)', 'HE309'],
  ['ADAPTER SLEEVE WITHDRAWAL AH 24028 SUPP: SKF', 'AH24028'],
  ['BEARING HOUSING,SEAL,TSN 517 L,SKF [5]', 'TSN517L'],
  ['Vòng bi cầu SKF 6205-2RS1', '6205-2RS'],
  ['roulement à billes 6205 2RS', '6205-2RS'],
  ['łożysko kulkowe 6205 2RS', '6205-2RS'],
  ['Nr. 6205', '6205'],
  ['FKL 6205', '6205'],
  ['QH 6205', '6205'],
  ['A&S 6205', '6205'],
  ['6205-2RS CRAFT', '6205-2RS'],
  ['BRG,BALL,ANNU,6319', '6319'],
  ['22220 EK/C3,W/ADPT SLEEVE H320', '22220K/C3+H320'],
  ['6319 FOR MUD STORAGE TANK', '6319'],
])('of %s only the number is read: %s', (text, number) => {
  expect(readingOf(text)).toEqual([number]);
});

it('letters of a longer word are no suffixes', () => {
  expect(parseDesignation('BRG,BALL,6319,DBL')).toMatchObject({ basic: '6319', pairing: '', unknown: ['DBL'] });
  expect(parseDesignation('6319 MUD')).toMatchObject({ basic: '6319', cage: null, unknown: ['MUD'] });
  expect(parseDesignation('7310 B DBL')).toMatchObject({ basic: '7310', pairing: 'DBL', unknown: [] });
});

it('letters that are not known may be a maker or a type, and are asked about', () => {
  expect(parseDesignation('XYZ 6205')).toMatchObject({ basic: '6205', unknown: ['XYZ'] });
});

it.each(['DL 2212', 'AOHX 99999', 'INV 6205/24', 'rod end CF10', 'РИК 50110'])(
  'what stands in front of the number names something else in %s',
  (text) => {
    expect(parseDesignation(text).known).toBe(false);
  },
);
