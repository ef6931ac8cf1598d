import { expect, test } from 'vitest';
import { type Match, resolveMatches } from './quick-match.rule.ts';

const match = (itemId: number, name: string, rank: number, maker = 'ZWZ'): Match => ({ itemId, name, maker, rank });
const matchedOf = (designation: string, answers: readonly Match[], maker: string | null = null) =>
  resolveMatches({ designation: maker ? `${maker} ${designation}` : designation, number: designation, maker }, answers);

test('one item of just this name is found, whatever else answers', () => {
  const answers = [match(1, '6205-2RS/C3', 1), match(2, '6205 DDU C3', 2, 'NSK'), match(3, '6205', 4)];
  expect(matchedOf('6205-2RS C3', answers)).toEqual({
    result: 'found',
    message: '',
    items: [{ itemId: 1, differs: '' }],
  });
});

test('several makers of one number are to be chosen from, but for the one that is spelled just so', () => {
  const answers = [match(1, '6305-2RS', 1), match(2, '6305 2RS', 1, 'Koyo'), match(3, '6305-2RS', 1, 'DPI')];
  expect(matchedOf('6305/2RS', answers)).toMatchObject({ result: 'choose', message: '3 makers have it.' });
  expect(matchedOf('6305  2rs', answers)).toMatchObject({ result: 'found', items: [{ itemId: 2 }] });
});

test('who chooses among makers is told of another way to read the number; who is sure is not asked', () => {
  const old = match(3, 'NU205', 3);
  const { items } = matchedOf('32205', [match(1, '32205', 1), match(2, '32205', 1, 'DPI'), old]);
  expect(items).toEqual([
    { itemId: 1, differs: '' },
    { itemId: 2, differs: '' },
    { itemId: 3, differs: 'read in another way' },
  ]);
  expect(matchedOf('32205', [match(1, '32205', 1), old])).toMatchObject({ result: 'found' });
});

test('the same bearing under another designation is interchangeable, and says what differs', () => {
  expect(matchedOf('6205-2RS1/C3', [match(1, '6205-2RS/C3', 2)])).toMatchObject({
    result: expect.stringMatching(/found|interchangeable/),
    items: [{ itemId: 1 }],
  });
  expect(matchedOf('NU205 ECP', [match(1, 'NU205EM', 2)])).toMatchObject({
    result: 'interchangeable',
    items: [{ differs: expect.stringContaining('cage') }],
  });
});

test('another way to read a number is asked about', () => {
  expect(matchedOf('32205', [match(1, 'NU205', 3)])).toMatchObject({
    result: 'choose',
    message: 'This number is read in another way here.',
    items: [{ differs: 'read in another way' }],
  });
});

test('items of the same size name what differs; no more than six are shown', () => {
  const answers = Array.from({ length: 8 }, (_, i) => match(i, i === 0 ? '6205-2Z' : `X${i}`, 4));
  const { result, message, items } = matchedOf('6205-2RS/P6', answers);
  expect([result, message, items.length]).toEqual(['same_size', 'Not sold just so; 6 of 8 of the same size.', 6]);
  expect(items[0]?.differs).toContain('seal');
});

test('what resembles the number is offered, nothing else is made up', () => {
  expect(matchedOf('6250-2RS', [match(1, '6205-2RS', 5)])).toMatchObject({ result: 'choose' });
  expect(matchedOf('FAN BRG DRG 4471', [])).toEqual({
    result: 'not_found',
    message: 'No item has this number.',
    items: [],
  });
});

test('the maker that is named is meant, however the number is spelled; nobody else is asked about', () => {
  const answers = [match(1, '6205-2Z', 1), match(2, '6205 ZZ', 2, 'DPI'), match(3, '6205ZZ', 2, 'Koyo')];
  expect(matchedOf('6205-2Z', answers)).toMatchObject({ result: 'found', items: [{ itemId: 1 }] });
  expect(matchedOf('6205-2Z', answers, 'KOYO').items.map(({ itemId }) => itemId)).toEqual([3]);
  expect(matchedOf('6205-2Z', answers, 'ZWZ')).toMatchObject({ result: 'found', items: [{ itemId: 1 }] });
  const open = [match(1, '6205', 1), match(2, '6205', 1, 'Koyo')];
  expect(matchedOf('6205', open, 'KOYO')).toMatchObject({ result: 'found', items: [{ itemId: 2 }] });
});

test('an item of another maker than the named one is said to be so', () => {
  const answers = [match(1, '6205-2Z', 1)];
  expect(matchedOf('6205-2Z', answers, 'SKF')).toEqual({
    result: 'interchangeable',
    message: '',
    items: [{ itemId: 1, differs: 'Another maker' }],
  });
});
