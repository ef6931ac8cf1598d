import { expect, test } from 'vitest';
import { askedMakers, makersOfCell, makersText } from './asked-makers.rule.ts';

test.each([
  ['6306 ZZ (Koyo) - 3 nos', '6306 ZZ - 3 nos', ['Koyo']],
  ['Koyo 6205-2Z, 5', '6205-2Z, 5', ['Koyo']],
  ['6201, Koyo, 10', '6201, 10', ['Koyo']],
  ['[NSK] 6205', '6205', ['NSK']],
  ['6205 (SKF make) 4', '6205 4', ['SKF']],
  ['6310-2Z/C3 - qty 6 - make NSK', '6310-2Z/C3 - qty 6', ['NSK']],
  ['NU 308 ECP C3 (4 pcs) SKF/FAG only', 'NU 308 ECP C3 (4 pcs)', ['SKF', 'FAG']],
  ['6205 SKF or FAG, 3', '6205, 3', ['SKF', 'FAG']],
  ['C&U 6205', '6205', ['C&U']],
  ['6205 Make: Peer 4', '6205 4', ['Peer']],
])('%s asks for %s of %j', (line, rest, makers) => {
  expect(askedMakers(line)).toEqual({ rest, makers });
});

test.each(['ZW-10601 3', '6205-2RS', '6205 make: any 4', '6205 not SKF 3', 'any maker but NSK 6205', 'Koyo'])(
  '%s asks for no maker',
  (line) => {
    expect(askedMakers(line)).toEqual({ rest: line, makers: [] });
  },
);

test('an equivalent may be of any maker', () => {
  expect(askedMakers('6205 SKF or equivalent 5')).toEqual({ rest: '6205 5', makers: [] });
  expect(makersOfCell('SKF or equivalent')).toEqual([]);
});

test.each([
  ['SKF / FAG', ['SKF', 'FAG']],
  ['SKF make', ['SKF']],
  ['Peer', ['Peer']],
  ['C&U', ['C&U']],
  ['Any', []],
  ['-', []],
  ['', []],
])('the cell %s asks for %j', (cell, makers) => {
  expect(makersOfCell(cell)).toEqual(makers);
});

test.each([[['Koyo']], [['SKF', 'FAG']], [['Peer']]])('%j stay asked for when the line is read again', (makers) => {
  expect(askedMakers(`${makersText(makers)} 6205`)).toEqual({ rest: '6205', makers });
});
