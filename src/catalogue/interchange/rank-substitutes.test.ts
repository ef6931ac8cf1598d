import { expect, test } from 'vitest';
import { rankSubstitutes, type SubstituteCandidate } from './rank-substitutes.ts';

const item = (id: number, name: string, maker: string, sameNumber = true): SubstituteCandidate => ({
  id,
  name,
  maker,
  sameNumber,
});

test('the best match comes first, then the fewest differences; other sizes are excluded', () => {
  const found = rankSubstitutes(item(1, '6205-2RS', 'ZWZ'), [
    item(2, '6205-2Z/C3', 'ZWZ', false),
    item(3, '6205-2Z', 'ZWZ', false),
    item(4, '6206-2RS', 'ZWZ', false),
    item(5, '6205-2RSM', 'ZWZ'),
    item(6, '6205 2RS', 'Koyo'),
  ]);
  expect(found.map(({ id, level }) => [id, level])).toEqual([
    [6, 'identical'],
    [5, 'interchangeable'],
    [3, 'same-size'],
    [2, 'same-size'],
  ]);
});

test('what may not take the place of the item has only its size', () => {
  const levels = (name: string, other: string) =>
    rankSubstitutes(item(1, name, 'ZWZ'), [item(2, other, 'ZWZ')]).map(({ level }) => level);
  expect([levels('6306/S1', '6306'), levels('6306', '6306/S1')]).toEqual([['same-size'], ['interchangeable']]);
});

test('a wrongly equal universal number does not make two sizes interchange', () => {
  expect(rankSubstitutes(item(1, '6205', 'ZWZ'), [item(2, '6206', 'ZWZ')])).toEqual([]);
});

test('for unknown designations an equal universal number counts, an equal size does not', () => {
  const special = item(1, 'HP-77 special', 'Marvane');
  const found = rankSubstitutes(special, [item(2, 'HP-77 special B', 'Glydon'), item(3, 'HP-78', 'Glydon', false)]);
  expect(found).toEqual([{ id: 2, level: 'interchangeable', differs: [] }]);
});
