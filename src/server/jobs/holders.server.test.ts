import { expect, test } from 'vitest';
import { ofFirstHolder } from './holders.server.ts';

const held = (...names: string[]) => names.map((name) => ({ name, holders: name.split('/') }));
const mostFirst = (items: readonly unknown[]) => -items.length;
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test('the holder with most is found level by level, so that many small callers of one network count together', () => {
  const items = held('wide/a', 'wide/b', 'wide/c', 'other/d', 'other/d');
  expect(namesOf(ofFirstHolder(items, mostFirst))).toEqual(['wide/a']);
  expect(namesOf(ofFirstHolder(held('x/a', 'x/b', 'x/b', 'y/c'), mostFirst))).toEqual(['x/b', 'x/b']);
});

test('of equal holders the one that came first is chosen', () => {
  expect(namesOf(ofFirstHolder(held('a', 'b', 'a', 'b'), mostFirst))).toEqual(['a', 'a']);
});

test('of nothing there is nothing', () => {
  expect(ofFirstHolder([], mostFirst)).toEqual([]);
});
