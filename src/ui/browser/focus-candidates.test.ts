import { expect, test } from 'vitest';
import { focusCandidates } from './focus-candidates.ts';

const present = (name: string) => ({ name, isConnected: true });
const removed = (name: string) => ({ name, isConnected: false });
type Row = ReturnType<typeof present>;

const candidatesFor = (siblings: readonly Row[], index: number, children: readonly Row[]) =>
  focusCandidates({ parent: { children }, siblings, index }).map(({ name }) => name);

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
  ['the last row: the one before', [present('before'), removed('row')], 1, [present('before')], ['before']],
  ['the only row: none', [removed('row')], 0, [], []],
])('%s', (_, siblings, index, children, expected) => {
  expect(candidatesFor(siblings, index, children)).toEqual(expected);
});
