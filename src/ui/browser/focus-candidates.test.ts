import { expect, test } from 'vitest';
import { focusCandidates } from './focus-candidates.ts';

const present = (name: string, nodeName = 'TR') => ({ name, nodeName, isConnected: true });
const removed = (name: string) => ({ name, nodeName: 'TR', isConnected: false });
type Row = ReturnType<typeof present>;

function candidatesFor(siblings: readonly Row[], index: number, left: readonly Row[]) {
  const children = left.map((row) => siblings.find(({ name }) => name === row.name) ?? row);
  return focusCandidates({ parent: { children }, siblings, index }).map(({ name }) => name);
}

test.each<[string, Row[], number, Row[], string[]]>([
  [
    'a removed row: the next one, then the one before',
    [present('before'), removed('row'), present('next')],
    1,
    [present('before'), present('next')],
    ['next', 'before'],
  ],
  [
    'a replaced row: its replacement first',
    [present('before'), removed('row'), present('next')],
    1,
    [present('before'), present('replacement'), present('next')],
    ['replacement', 'next', 'before'],
  ],
  [
    'several removed rows: the nearest that are left',
    [present('first'), present('second'), removed('third'), removed('row'), removed('fifth'), present('sixth')],
    3,
    [present('first'), present('second'), present('sixth')],
    ['sixth', 'second'],
  ],
  [
    'two removed rows with one in their place: that one first',
    [present('before'), removed('row'), removed('note of the row')],
    1,
    [present('before'), present('replacement')],
    ['replacement', 'before'],
  ],
  ['the last row: the one before', [present('before'), removed('row')], 1, [present('before')], ['before']],
  ['the only row: none', [removed('row')], 0, [], []],
  [
    'all rows, with what the empty list says in their place: none',
    [removed('row'), removed('next')],
    0,
    [present('nothing left', 'P')],
    [],
  ],
])('%s', (_, siblings, index, children, expected) => {
  expect(candidatesFor(siblings, index, children)).toEqual(expected);
});
