import { expect, test } from 'vitest';
import { parseSearchTerms } from './search-terms.ts';

test('numbers keep their places, and texts without letters or digits are dropped', () => {
  expect(parseSearchTerms('6205-2RS; %, 25x52\nNU 205').map(({ place, key }) => [place, key])).toEqual([
    [1, '62052RS'],
    [3, '25X52'],
    [4, 'NU205'],
  ]);
});

test('a size is parsed as a size and as a name', () => {
  expect(parseSearchTerms('25 x 52 x 15')[0]).toMatchObject({ key: '25X52X15', size: { d: 25, D: 52, B: 15 } });
  expect(parseSearchTerms('6205')[0]).toMatchObject({ size: undefined, universalKeys: ['6205'] });
});

test.each([
  ['6205 DDU C3', ['62052RSC3', '6205DDUC3'], []],
  ['180205', ['62052RS', '180205'], []],
  ['22220 CA/W33', ['22220', '22220CAW33'], []],
  ['LM11949/10', ['LM11949/LM11910', 'LM11949/10'], []],
  ['32208', ['32208'], ['NU208']],
  ['6205-XYZ', ['6205XYZ'], []],
  ['ZW-10623', ['ZW10623'], []],
])('%s has universal keys %j and other keys %j', (typed, universalKeys, otherKeys) => {
  expect(parseSearchTerms(typed)[0]).toMatchObject({ universalKeys, otherKeys });
});

test.each([
  ['motor bearing 6309', '6309'],
  ['6309 Motor Bearing', '6309'],
  ['Ball Bearing 6205 ZZ', '6205ZZ'],
  ['gearbox NU205', 'NU205'],
  ['6205 shields', '6205SHIELDS'],
  ['oil seal 6205', 'OILSEAL6205'],
  ['motor bearing', 'MOTORBEARING'],
])(
  'words that change nothing of the number are left out, so that its other versions are found too: %s',
  (typed, key) => {
    expect(parseSearchTerms(typed)[0]).toMatchObject({ typed, key });
  },
);

test.each([
  ['Koyo 6205', 'KOYO', '6205'],
  ['6205-2RS1 skf', 'SKF', '62052RS1'],
  ['koyo', null, 'KOYO'],
])('the maker is separated from the number: %s', (typed, maker, key) => {
  expect(parseSearchTerms(typed)[0]).toMatchObject({ maker, key });
});

test.each([
  ['SNR 6205E', '6205RS'],
  ['7205-E FAG', '7205AC'],
  ['Koyo 7205CA', '7205CA'],
  ['6205E', '6205'],
])('suffixes mean what they mean for the maker beside the number: %s', (typed, universalKey) => {
  expect(parseSearchTerms(typed)[0]?.universalKeys).toContain(universalKey);
});

test('the same suffix of two makers is not one search', () => {
  expect(parseSearchTerms('6205E, SNR 6205E').map(({ universalKeys }) => universalKeys)).toEqual([
    ['6205', '6205E'],
    ['6205RS', '6205E'],
  ]);
});

test('words between commas, and a size written with them, are one term', () => {
  expect(parseSearchTerms('BRG,BALL,DGBB,6205-2Z,SKF').map(({ key }) => key)).toEqual(['62052Z']);
  expect(parseSearchTerms('d=25, D=52, B=15')).toMatchObject([{ size: { d: 25, D: 52, B: 15 } }]);
  expect(parseSearchTerms('6205, 6206').map(({ key }) => key)).toEqual(['6205', '6206']);
  expect(parseSearchTerms('608, 627').map(({ key, size }) => [key, size])).toEqual([
    ['608', undefined],
    ['627', undefined],
  ]);
  expect(parseSearchTerms('Koyo, ZWZ').map(({ key }) => key)).toEqual(['KOYO', 'ZWZ']);
});

test.each([
  ['BRG,BALL,SKF 6205-2RS,25MM ID,GREASE SEAL,IS:6305', ['62052RS']],
  ['BRG,BALL,85MM BORE,150MM OD,28MM W,ZZ,2720 KG,150 C,FAG,6217-2ZR/H150,IS:6455', ['62172ZRH150']],
  ['6205 DIN 625, 6206 DIN 625', ['6205', '6206']],
  ['IS:6205, IS:6305', ['6205', '6305']],
])('a standard beside a number is no number: %s', (text, numbers) => {
  expect(parseSearchTerms(text).map(({ universalKeys }) => universalKeys[0])).toEqual(numbers);
});

test('a number that was read to its end has its size and the number without suffixes', () => {
  const whole = [{ basicKey: '6205', size: { d: 25, D: 52, B: 15, toleranceMm: 0 } }];
  expect(parseSearchTerms('6205-2RS/C4')[0]).toMatchObject({ whole });
  expect(parseSearchTerms('6205 C3 original Italy')[0]).toMatchObject({ whole });
  expect(parseSearchTerms('6205-XYZ')[0]).toMatchObject({ whole: [] });
  expect(parseSearchTerms('11207')[0]?.whole.map(({ likelyKeys }) => likelyKeys[0])).toEqual(['11207', '1208K']);
});

test.each([
  ['22210 EK with sleeve H310', ['22210K']],
  ['22210ek/c3+h310', ['22210KC3', '22210K']],
  ['6205 2rs qwerty9', ['62052RS']],
  ['6205', ['6205']],
  ['6205 c5 zz', ['62052ZC5', '62052Z']],
  ['S6205-2RS/C3', ['S62052RSC3', '62052RSC3', '62052RS']],
  ['7205 becbp', ['7205BUA', '7205B']],
  ['7205C P4 DUL', ['7205CP4DUL', '7205CP4', '7205C']],
  ['22316 E1 XL K T41A', ['22316KT41A', '22316K']],
  ['6205N-2RS', ['62052RSN', '62052RS']],
  ['6203-10 2rs', ['62032RS/15.875', '62032RS']],
  ['grease', []],
])('the likeliest items for %s have its seal, bore and angle: %j', (typed, likelyKeys) => {
  expect(parseSearchTerms(typed)[0]).toMatchObject({ likelyKeys });
});

test.each([
  ['6305 - 2rs / c3 , 5 nos', ['6305 - 2rs / c3']],
  ['6308-2rs, 10 pcs', ['6308-2rs']],
  ['6308-2rs, 10', ['6308-2rs']],
  ['6205 , skf , c3', ['6205 c3']],
  ['6205, 2RS, C3', ['6205 2RS C3']],
  ['6205, ZZ, 6206, 2RS', ['6205 ZZ', '6206 2RS']],
  ['6205, NU2310', ['6205', 'NU2310']],
  ['6205, 608', ['6205', '608']],
])('of %s the suffixes belong to the number before them, and a count is none', (text, numbers) => {
  expect(parseSearchTerms(text).map(({ number }) => number)).toEqual(numbers);
});

test('an unknown suffix is kept, and the basic number becomes an alternative', () => {
  expect(parseSearchTerms('6205-XYZ')[0]).toMatchObject({ universalKeys: ['6205XYZ'], basicKey: '6205' });
  expect(parseSearchTerms('6205-2RS')[0]).toMatchObject({ basicKey: null });
});

test.each(['6205 not SKF', '6205 except SKF', '6205 other than SKF'])('%s refuses a maker', (text) => {
  expect(parseSearchTerms(text)).toMatchObject([{ number: '6205', key: '6205', maker: 'SKF', isRefused: true }]);
});

test.each(['grease 5 KG', '6205 ZEN', '6205 NKE'])('the last word of %s is no maker', (text) => {
  expect(parseSearchTerms(text)).toMatchObject([{ maker: null }]);
});

test('what the maker who is refused writes is not read as only that maker writes it', () => {
  expect(parseSearchTerms('6205 E not SNR')[0]?.universalKeys).toEqual(parseSearchTerms('6205 E')[0]?.universalKeys);
});

test.each([
  ['ball bearing 25 x 52', { d: 25, D: 52 }],
  ['bearing 30x62', { d: 30, D: 62 }],
])('%s is a size without a quantity', (text, size) => {
  expect(parseSearchTerms(text)).toMatchObject([{ number: text, size }]);
});

test.each(['6205 x 25'])('%s is a number with a quantity', (text) => {
  expect(parseSearchTerms(text)).toMatchObject([{ number: text.split(' ')[0], size: undefined }]);
});

test.each(['3 pairs 7205', '7205 6 nos', '5 pcs 7205'])('%s is searched without its quantity', (text) => {
  expect(parseSearchTerms(text)).toMatchObject([{ number: '7205', key: '7205' }]);
});

test.each([
  ['62 series', '62'],
  ['6200 series', '62'],
  ['NU 200 Series', 'NU2'],
  ['koyo 30200 series', '302'],
  ['zwz 222-series', '222'],
  ['NU bearings', 'NU'],
  ['UC series', 'UC'],
  ['6205', '6205'],
])('%s begins with %s', (text, key) => {
  expect(parseSearchTerms(text).map((term) => term.key)).toEqual([key]);
});

test.each([
  ['6205 zz / 6206 zz', ['6205ZZ', '6206ZZ']],
  ['6205ZZ/6206ZZ', ['6205ZZ', '6206ZZ']],
  ['6205/6206', ['6205', '6206']],
  ['6205 & 6206-2RS', ['6205', '62062RS']],
  ['6205 or 6206', ['6205', '6206']],
  ['DE 6309 C3 NDE 6209 C3', ['DE6309C3', 'NDE6209C3']],
  ['6309 C3 NDE', ['6309C3NDE']],
  ['NU205 + NJ205', ['NU205', 'NJ205']],
  ['LM48548/LM48510', ['LM48548/LM48510']],
  ['33275/33462', ['33275/33462']],
  ['X30208/Y30208', ['X30208Y30208']],
  ['22205/20', ['22205/20']],
  ['22210K+H310', ['22210KH310']],
  ['6205/25.4', ['6205/25.4']],
  ['NNU4920/C3', ['NNU4920C3']],
])('%s are %j', (typed, keys) => {
  expect(parseSearchTerms(typed).map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['20x47x14 zz 10 pcs', { d: 20, D: 47, B: 14 }],
  ['25x52x15 2RS qty 5', { d: 25, D: 52, B: 15 }],
])('of %s the quantity is no size', (typed, size) => {
  expect(parseSearchTerms(typed)).toMatchObject([{ size }]);
});

test('a bore is also called ID', () => {
  expect(parseSearchTerms('25mm id bearing')).toMatchObject([{ shaftMm: 25 }]);
});
