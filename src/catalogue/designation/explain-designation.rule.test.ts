import { expect, test } from 'vitest';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { explainDesignation } from './explain-designation.rule.ts';

const read = (designation: string, maker = 'ZWZ') =>
  explainDesignation(designation, parseDesignation(designation, maker)).map(
    ({ text, meaning }) => `${text} ${meaning}`,
  );

test('a sealed bearing has series, bore, seal and clearance', () => {
  expect(read('6205-2RS/C3')).toEqual([
    '62 deep groove ball',
    '05 bore 25 mm',
    '2RS contact seal, two sides',
    'C3 clearance above normal',
  ]);
});

test('each part has its position in the designation', () => {
  const name = '6205 2RS C3';
  const parts = explainDesignation(name, parseDesignation(name, 'Koyo'));
  expect(parts.map(({ start, length }) => name.slice(start, start + length))).toEqual(['62', '05', '2RS', 'C3']);
});

test('the position of a suffix counts the letters before it', () => {
  const positionsOf = (name: string) =>
    explainDesignation(name, parseDesignation(name, 'ZWZ')).map(({ start, length }) => [start, length]);
  expect(positionsOf('22220CAK/C3')).toEqual([
    [0, 3],
    [3, 2],
    [5, 2],
    [7, 1],
    [9, 2],
  ]);
});

test.each([
  ['NU2310EM', 'ZWZ', ['NU23 cylindrical roller', '10 bore 50 mm', 'EM brass cage']],
  ['62/22', 'ZWZ', ['62 deep groove ball', '22 bore 22 mm']],
  ['608-2Z', 'ZWZ', ['60 deep groove ball', '8 bore 8 mm', '2Z shields, two sides']],
  [
    '230/500CAK/W33',
    'ZWZ',
    ['230 spherical roller', '500 bore 500 mm', 'CA brass cage', 'K bore taper 1:12', 'W33 grease groove and holes'],
  ],
  ['7205AC/DB', 'ZWZ', ['72 angular contact ball', '05 bore 25 mm', 'AC contact angle 25°', 'DB pair, back to back']],
  ['TLA2016Z', 'IKO', ['TLA needle drawn cup, open', '20 bore 20 mm', '16 width 16 mm']],
  ['NA4905', 'IKO', ['NA49 needle roller, with inner ring', '05 bore 25 mm']],
  ['UC205-16', 'FYH', ['UC205-16 insert/unit']],
  ['180205', 'ZWZ', ['180205 deep groove ball']],
  ['618/8', 'ZWZ', ['618 deep groove ball', '8 bore 8 mm']],
  ['NK20/16', 'IKO', ['NK20/16 needle roller, without inner ring']],
  ['RNA4905', 'IKO', ['RNA4905 needle roller, without inner ring']],
  ['NATR15', 'IKO', ['NATR15 track roller']],
  ['TLA 2016Z', 'IKO', ['TLA 2016Z needle drawn cup, open']],
  ['6200', 'ZWZ', ['62 deep groove ball', '00 bore 10 mm']],
  ['nu2310em', 'ZWZ', ['nu23 cylindrical roller', '10 bore 50 mm', 'em brass cage']],
  ['6205 - 2RS', 'ZWZ', ['62 deep groove ball', '05 bore 25 mm', '2RS contact seal, two sides']],
  ['6205.2RS', 'ZWZ', ['62 deep groove ball', '05 bore 25 mm', '2RS contact seal, two sides']],
  ['62-05', 'ZWZ', ['62-05 deep groove ball']],
  ['6 205', 'ZWZ', ['6 205 deep groove ball']],
  ['LM11949/LM11910', 'Koyo', ['LM11949/LM11910 tapered roller, inch']],
] as const)('%s of %s is explained', (name, maker, parts) => {
  expect(read(name, maker)).toEqual(parts);
});

test('an unknown designation has no parts', () => {
  expect(read('Glydon LX2 grease 400 g')).toEqual([]);
  expect(read('')).toEqual([]);
});
