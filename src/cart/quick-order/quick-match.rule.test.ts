import { expect, test } from 'vitest';
import { type MatchRank, matchRank } from '../../catalogue/search/match-rank.data.ts';
import { type Match, resolveMatches } from './quick-match.rule.ts';

const { designation: named, universalNumber, otherReading, sameSize, misspelled } = matchRank;
const match = (itemId: number, name: string, rank: MatchRank, maker = 'ZWZ'): Match => ({ itemId, name, maker, rank });
const matchedOf = (designation: string, answers: readonly Match[], maker: string | null = null) =>
  resolveMatches(
    {
      designation: maker ? `${maker} ${designation}` : designation,
      number: designation,
      makers: maker ? [maker] : [],
      refused: null,
    },
    answers,
  );

test('a designation that exactly one item has is found, whatever else matches', () => {
  const answers = [
    match(1, '6205-2RS/C3', named),
    match(2, '6205-2RZ/C3', universalNumber, 'NSK'),
    match(3, '6205', sameSize),
  ];
  expect(matchedOf('6205-2RS C3', answers)).toEqual({
    result: 'found',
    message: '',
    ambiguous: false,
    items: [{ itemId: 1, differs: '' }],
  });
});

test('the buyer chooses among the makers of a number, also those who spell it differently', () => {
  const answers = [
    match(1, '6205 ZZ', named, 'Koyo'),
    match(2, '6205-2Z', universalNumber, 'ZWZ'),
    match(3, '6205ZZ', universalNumber, 'Koyo'),
    match(4, '6205', sameSize),
  ];
  expect(matchedOf('6205 ZZ', answers)).toEqual({
    result: 'choose',
    message: '2 makers have it.',
    ambiguous: false,
    items: [
      { itemId: 1, differs: '' },
      { itemId: 2, differs: '' },
    ],
  });
});

test('of a maker with two spellings of a number, the one that is written', () => {
  const answers = [
    match(1, '6305-2RS', named, 'Koyo'),
    match(2, '6305 2RS', named, 'Koyo'),
    match(3, '6305-2RS', named),
  ];
  expect(matchedOf('6305  2rs', answers).items.map(({ itemId }) => itemId)).toEqual([2, 3]);
});

test('the other reading of a number is offered only when the buyer has to choose anyway', () => {
  const old = match(3, 'NU205', otherReading);
  const { items } = matchedOf('32205', [match(1, '32205', named), match(2, '32205', named, 'DPI'), old]);
  expect(items).toEqual([
    { itemId: 1, differs: '' },
    { itemId: 2, differs: '' },
    { itemId: 3, differs: 'another reading of this number' },
  ]);
  expect(matchedOf('32205', [match(1, '32205', named), old])).toMatchObject({ result: 'found' });
});

test('the same bearing under another designation is interchangeable and names the differences', () => {
  expect(matchedOf('6205-2RS1/C3', [match(1, '6205-2RS/C3', universalNumber)])).toMatchObject({
    result: expect.stringMatching(/found|interchangeable/),
    items: [{ itemId: 1 }],
  });
  expect(matchedOf('NU205 ECP', [match(1, 'NU205EM', universalNumber)])).toMatchObject({
    result: 'interchangeable',
    items: [{ differs: expect.stringContaining('cage') }],
  });
});

test('an item that shares the universal number and is another bearing is never proposed', () => {
  expect(matchedOf('NU205E', [match(1, 'NU205', universalNumber)])).toEqual({
    result: 'same_size',
    message: 'No exact match. 1 item has the same size.',
    ambiguous: true,
    items: [{ itemId: 1, differs: 'internal design' }],
  });
  const both = [match(1, 'NU205', universalNumber), match(2, 'NU205EM', universalNumber)];
  expect(matchedOf('NU205ECP', both)).toMatchObject({ result: 'interchangeable', items: [{ itemId: 2 }] });
  const ofMaker = [match(1, 'NU205', universalNumber, 'NSK'), match(2, 'NU205EM', universalNumber, 'ZWZ')];
  expect(matchedOf('NU205ECP', ofMaker, 'NSK')).toMatchObject({
    result: 'choose',
    message: 'NSK asked, ZWZ offered.',
    items: [{ itemId: 2, differs: 'cage' }],
  });
});

test('what the seller says is the same bearing is believed where the number is not understood', () => {
  expect(matchedOf('QX-77/B', [match(1, 'ZX-12', universalNumber)])).toMatchObject({ result: 'interchangeable' });
});

test('a match by the other reading of a number has to be confirmed', () => {
  expect(matchedOf('32205', [match(1, 'NU205', otherReading)])).toMatchObject({
    result: 'choose',
    message: 'Read another way, this number matches these items.',
    items: [{ differs: 'another reading of this number' }],
  });
});

test('items of the same size name their differences, six at most', () => {
  const answers = Array.from({ length: 8 }, (_, i) => match(i, i === 0 ? '6205-2Z' : `X${i}`, sameSize));
  const { result, message, items } = matchedOf('6205-2RS/P6', answers);
  expect([result, message, items.length]).toEqual([
    'same_size',
    'No exact match. These 6 are the most popular items of the same size.',
    6,
  ]);
  expect(items[0]?.differs).toContain('seal');
});

test('a likely misspelling is offered; anything else is not found', () => {
  expect(matchedOf('6250-2RS', [match(1, '6205-2RS', misspelled)])).toMatchObject({ result: 'choose' });
  expect(matchedOf('FAN BRG DRG 4471', [])).toEqual({
    result: 'not_found',
    message: 'No item has this number.',
    ambiguous: false,
    items: [],
  });
});

test('a maker written beside the number decides which item is meant, however the number is spelled', () => {
  const answers = [
    match(1, '6205-2Z', named),
    match(2, '6205 ZZ', universalNumber, 'DPI'),
    match(3, '6205ZZ', universalNumber, 'Koyo'),
  ];
  expect(matchedOf('6205-2Z', answers).items.map(({ itemId }) => itemId)).toEqual([1, 2, 3]);
  expect(matchedOf('6205-2Z', answers, 'KOYO').items.map(({ itemId }) => itemId)).toEqual([3]);
  expect(matchedOf('6205-2Z', answers, 'ZWZ')).toMatchObject({ result: 'found', items: [{ itemId: 1 }] });
  const open = [match(1, '6205', named), match(2, '6205', named, 'Koyo')];
  expect(matchedOf('6205', open, 'KOYO')).toMatchObject({ result: 'found', items: [{ itemId: 2 }] });
});

const asked = (makers: string[], answers: readonly Match[], designation = '6205-2Z') =>
  resolveMatches({ designation, number: designation, makers, refused: null }, answers);

test('a maker that is asked for is binding: of another one nothing is taken before the buyer says so', () => {
  const several = [match(1, '6205-2Z', named), match(2, '6205-2Z', named, 'DPI'), match(3, '6205ZZ', universalNumber)];
  expect(asked(['SKF'], several.slice(0, 1))).toEqual({
    result: 'choose',
    message: 'SKF asked, ZWZ offered.',
    ambiguous: true,
    items: [{ itemId: 1, differs: 'Another maker' }],
  });
  expect(asked(['Peer', 'SKF'], several)).toMatchObject({
    result: 'choose',
    message: 'Peer or SKF asked, ZWZ and DPI offered.',
    items: [{ differs: 'Another maker' }, { differs: 'Another maker' }],
  });
  expect(asked(['Koyo', 'DPI'], several)).toMatchObject({ result: 'found', items: [{ itemId: 2 }] });
});

test('the items of a maker that is refused are not offered', () => {
  const answers = [match(1, '6205-2Z', named), match(2, '6205-2Z', named, 'Koyo')];
  const requested = { designation: '6205-2Z', number: '6205-2Z', makers: [], refused: 'KOYO' };
  expect(resolveMatches(requested, answers)).toMatchObject({ result: 'found', items: [{ itemId: 1 }] });
});

test.each([
  ['6020 Fan Mount Panel', "Is a bearing meant? 'Fan Mount Panel' is not understood."],
  ['6020 Fans', "Is a bearing meant? 'Fans' is not understood."],
])('%s is perhaps no bearing', (designation, message) => {
  expect(asked([], [match(1, '6020', named)], designation)).toMatchObject({
    result: 'choose',
    message,
    ambiguous: true,
    items: [{ differs: 'if a bearing is meant' }],
  });
});

test.each(['6020', '6020 motor', '6020 bearing for fan'])('%s is a bearing', (designation) => {
  expect(asked([], [match(1, '6020', named)], designation)).toMatchObject({ result: 'found' });
});

test('other goods are named as what they are, and no bearing is offered for them', () => {
  expect(matchedOf('B 68', [match(1, 'B6800', misspelled)])).toEqual({
    result: 'no_bearing',
    message: 'B 68 is a V-belt; it is not sold here.',
    ambiguous: false,
    items: [],
  });
  expect(matchedOf('B 68', [match(1, 'B 68', named)]).result).toBe('found');
});

test('a line without the number of a bearing names none', () => {
  expect(matchedOf('Gasket set', [])).toMatchObject({ result: 'no_bearing', message: 'No bearing is named here.' });
  expect(matchedOf('grease', [])).toMatchObject({ result: 'no_bearing', message: 'No bearing is named here.' });
});

test('a number wins over the sizes beside it, which agree with it or are asked about', () => {
  expect(matchedOf('6205 25x52x15', [match(1, '6205', universalNumber)])).toMatchObject({
    result: 'found',
    message: 'The number 6205 is taken; the sizes in the text agree with it.',
  });
  expect(matchedOf('6205 30x62x16', [match(1, '6205', sameSize)])).toMatchObject({
    result: 'same_size',
    ambiguous: true,
    message: 'The number 6205 is taken; the sizes in the text contradict it, so please check which you need.',
  });
});

test('a code with a number that may be how many is not found, rather than no bearing', () => {
  const item = { designation: 'LAST', number: 'LAST', makers: [], refused: null };
  expect(resolveMatches({ ...item, whole: 'LAST 210' }, []).result).toBe('not_found');
  expect(resolveMatches({ ...item, whole: undefined }, []).result).toBe('no_bearing');
});
