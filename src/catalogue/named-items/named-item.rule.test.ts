import { expect, test } from 'vitest';
import { decideNamedItem, type ItemCandidate } from './named-item.rule.ts';

const skf = (code: string, name: string, by: ItemCandidate['by']): ItemCandidate => ({ code, name, maker: 'SKF', by });
const asked = { number: '6205 ZZ C3', maker: 'SKF' };

test.each<[string, { number: string; maker: string }, ItemCandidate[], object]>([
  ['a code in another case', { number: 'ko-1', maker: '' }, [skf('KO-1', '6205', 'code')], { code: 'KO-1' }],
  ['a designation of the maker', asked, [skf('A-1', '6205-ZZ-C3', 'name')], { code: 'A-1' }],
  ['the same bearing spelled in another way', asked, [skf('A-1', '6205-2Z/C3', 'number')], { code: 'A-1' }],
  [
    'the one spelled alike of two',
    asked,
    [skf('A-1', '6205 ZZ C3', 'name'), skf('A-2', '6205-2Z/C3', 'number')],
    { code: 'A-1' },
  ],
])('%s is found', (_what, line, candidates, found) => {
  expect(decideNamedItem(line, candidates)).toEqual(found);
});

test.each<[string, { number: string; maker: string }, ItemCandidate[], string[]]>([
  ['a number without a maker', { number: '6205', maker: '' }, [skf('A-1', '6205', 'name')], ['A-1']],
  [
    'two codes that differ by a hyphen only',
    { number: 'A1', maker: '' },
    [skf('A-1', '6205', 'code'), skf('A1', '6206', 'code')],
    ['A-1', 'A1'],
  ],
  [
    'two items of one designation',
    { number: '6205', maker: 'SKF' },
    [skf('A-1', '6205', 'name'), skf('A-2', '6205', 'name')],
    ['A-1', 'A-2'],
  ],
  [
    'a bearing that replaces it but is another one',
    { number: '22220 EK/C3', maker: 'SKF' },
    [skf('A-1', '22220 CCK/C3', 'number')],
    ['A-1'],
  ],
  [
    'a number with a part that is not understood, spelled in another way',
    { number: '6205 ZZ C3 QQ9', maker: 'SKF' },
    [skf('A-1', '6205-2Z/C3 QQ9', 'number')],
    ['A-1'],
  ],
  ['the code of another maker', { number: '6310', maker: 'FAG' }, [skf('6310', '6310', 'code')], ['6310']],
  ['nothing', asked, [], []],
])('%s is asked', (_what, line, candidates, codes) => {
  const decided = decideNamedItem(line, candidates);
  expect('choices' in decided && decided.choices.map(({ code }) => code)).toEqual(codes);
});
