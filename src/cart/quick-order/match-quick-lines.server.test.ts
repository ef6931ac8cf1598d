import { expect, test } from 'vitest';
import { rowsAlone } from '../../../tests/fixtures/list-rows.ts';
import { matchRank } from '../../catalogue/search/match-rank.data.ts';
import { maxLineLength } from '../../lib/line-length.ts';
import { type FindMatches, matchLines, splitLines } from './match-quick-lines.server.ts';
import type { Match } from './quick-match.rule.ts';
import type { MatchQuery } from './quick-order.db.ts';

const stocked: readonly Match[] = [
  { itemId: 1, name: '6205-2RS/C3', maker: 'ZWZ', rank: matchRank.designation },
  { itemId: 2, name: 'NU205', maker: 'ZWZ', rank: matchRank.designation },
];

/** A catalogue of two items, and the queries it was asked. */
function catalogue() {
  const rounds: (readonly MatchQuery[])[] = [];
  const find: FindMatches = async (queries) => {
    rounds.push(queries);
    return new Map(
      queries.flatMap((query): [number, Match[]][] => {
        const exact = stocked.filter(({ name }) => name.replace(/\W/g, '') === query.key);
        const near = stocked.filter(({ name }) => query.nearKeys.includes(name.replace(/\W/g, '')));
        const sized =
          query.size?.d === 25 ? stocked.slice(0, 1).map((one) => ({ ...one, rank: matchRank.sameSize })) : [];
        const found = [...exact, ...near.map((one) => ({ ...one, rank: matchRank.misspelled })), ...sized];
        return found.length > 0 ? [[query.place, found]] : [];
      }),
    );
  };
  return { find, rounds };
}
const match = (text: string, { find } = catalogue()) => matchLines(find, splitLines(rowsAlone(text)).candidates);

test('lines keep their place in the pasted list; empty ones are left out', () => {
  const { candidates } = splitLines(rowsAlone('6205\r\n\r\nNU205\n 6308 \r51105'));
  expect(candidates.map(({ line, text }) => [line, text])).toEqual([
    [1, '6205'],
    [3, 'NU205'],
    [4, '6308'],
    [5, '51105'],
  ]);
});

test('a line that is too long is set apart before anything reads it', () => {
  const long = 'x'.repeat(maxLineLength + 1);
  const { candidates, tooLong } = splitLines(rowsAlone(`6205\n${long}\nNU205`));
  expect(tooLong).toMatchObject([{ line: 2, text: long }]);
  expect(candidates.map(({ line }) => line)).toEqual([1, 3]);
});

test('a line is read with its quantity, in the way that names an item', async () => {
  const [first, second] = await match('6205-2RS/C3 40\n12 x NU205');
  expect(first).toMatchObject({
    reading: { designation: '6205-2RS/C3', quantity: '40' },
    matched: { result: 'found' },
  });
  expect(second).toMatchObject({ reading: { designation: 'NU205', quantity: '12' }, matched: { result: 'found' } });
});

test('all lines are looked up together, and only those without a match a second time', async () => {
  const { find, rounds } = catalogue();
  await match('6205-2RS/C3\nNU205\nNU20S', { find, rounds });
  expect(rounds).toHaveLength(2);
  expect(rounds[1]).toHaveLength(1);
  expect(rounds[1]?.[0]).toMatchObject({ key: '', place: 2 });
});

test('a mistyped number suggests the item that differs by one character', async () => {
  const [line] = await match('NU20S');
  expect(line?.matched.items).toMatchObject([{ itemId: 2 }]);
  expect(line?.matched.result).toBe('choose');
});

test('a list with more than a hundred unknown numbers is not searched for typing mistakes', async () => {
  const { find, rounds } = catalogue();
  const unknown = Array.from({ length: 101 }, (_, n) => `QQ${n}ZZ`);
  await match(unknown.join('\n'), { find, rounds });
  expect(rounds[1]?.every(({ nearKeys }) => nearKeys.length === 0)).toBe(true);
  await match(unknown.slice(1).join('\n'), { find, rounds });
  expect(rounds[3]?.some(({ nearKeys }) => nearKeys.length > 0)).toBe(true);
});

test('an unknown number whose size can be read suggests items of that size', async () => {
  const [line] = await match('SKF 6205/VA201');
  expect(line?.matched).toMatchObject({ result: 'same_size', items: [{ itemId: 1 }] });
});

test('a line without any match keeps the reading with a quantity', async () => {
  const [line] = await match('gasket 5');
  expect(line).toMatchObject({ reading: { quantity: '5' }, matched: { result: 'no_bearing', items: [] } });
});

test.each(['snl 510', 'UCFL 205', 'KM 10', 'nj 310 + hj 310', 'c 2207', 'LM 11949'])(
  'without any match %s stays one number, the last digits of which are no quantity',
  async (text) => {
    const [line] = await match(text);
    expect(line?.reading).toEqual({ designation: text, quantity: undefined });
  },
);

test('words between commas are no quantity', async () => {
  const [line] = await match('Bearing, taper roller, bore 40 mm');
  expect(line?.reading).toEqual({ designation: 'Bearing taper roller bore 40 mm', quantity: undefined });
});

test('of the items of its size those of the same type come first', async () => {
  const { find, rounds } = catalogue();
  await match('62205', { find, rounds });
  expect(rounds[1]).toMatchObject([{ size: { d: 25, D: 52, B: 18 }, sizeTypes: ['deep groove ball'] }]);
});

test('no bearing is offered for a one-way clutch of its size', async () => {
  const [line] = await match('CSK25');
  expect(line?.matched).toMatchObject({ result: 'not_found', items: [] });
});

test.each([
  ['6308 2rs 10', '6308 2rs'],
  ['UCFL 205 10', 'UCFL 205'],
])('without any match %s keeps its quantity', async (text, designation) => {
  const [line] = await match(text);
  expect(line?.reading).toEqual({ designation, quantity: '10' });
});

test.each(['6203-10 2RS', '53210', 'NU206'])('%s was read to its end, so it is no typing error', async (text) => {
  const { find, rounds } = catalogue();
  await match(text, { find, rounds });
  expect(rounds[1]?.every(({ nearKeys }) => nearKeys.length === 0)).toBe(true);
});
