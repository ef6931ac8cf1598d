import { expect, test } from 'vitest';
import { restartOf } from './worker-restart.rule.ts';

const long = 60_000;
const short = 300;

test.each([
  ['one that ran for long is started again at once', [long], { afterMs: 0 }],
  ['so is one that ended soon for the first time', [long, short], { afterMs: 0 }],
  ['the second time it waits', [long, short, short], { afterMs: 250 }],
  ['and then twice as long each time', [short, short, short, short], { afterMs: 1000 }],
  ['a long life in between begins the count again', [short, short, short, short, long, short], { afterMs: 0 }],
  ['ten seconds are a long life', [short, short, short, short, 10_000], { afterMs: 0 }],
  ['the fifth short life in a row is the last', [short, short, short, short, 9_999], 'given up'],
] as const)('%s', (_, lives, restart) => {
  expect(restartOf(lives)).toEqual(restart);
});
