import { expect, test } from 'vitest';
import { keepRowsInPlace } from './use-rows-in-place.ts';

const rowsOf = (text: string) => text.split(' ').map((word) => ({ id: word.slice(0, 1), status: word.slice(1) }));
const shownAs = (shown: string, latest: string) => {
  const { rows, added, gone } = keepRowsInPlace(rowsOf(shown), rowsOf(latest), ({ id }) => id);
  return [rows.map(({ id, status }) => id + status).join(' '), added, [...gone].join(' ')];
};

test.each([
  ['what is new of a row is shown in its place', 'a1 b1', 'a2 b1', ['a2 b1', 0, '']],
  ['rows that follow are added', 'a1 b1', 'a1 b1 c1', ['a1 b1 c1', 0, '']],
  ['a row that would push others waits', 'a1 b1', 'c1 a2 b1', ['a2 b1', 1, '']],
  ['a row that left the list stays until it is let go', 'a1 b1', 'b2', ['a1 b2', 0, 'a']],
  ['rows do not change places', 'a1 b1', 'b1 a1', ['a1 b1', 0, '']],
])('%s', (_case, shown, latest, expected) => {
  expect(shownAs(shown, latest)).toEqual(expected);
});
