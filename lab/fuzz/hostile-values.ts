import type { Random } from './random.ts';

type Make = (random: Random) => unknown;

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnirts',
  '\u200b\ufeff',
  'İıßﬀ',
  '٣٤٥',
  '🛞🛞🛞',
  "' or 1=1 --",
  "'; drop table items; --",
  '$1',
  '%',
  '_%\\',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '=cmd|/c calc',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '1,000',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  'a@b',
  'x@y.example\r\nBcc: z@y.example',
  '6205-2RS/C3',
  '6205 DDU C3',
  'NU 2310 ECP',
  '180205',
  '25x52x15',
  '25 52 15 ±0.5',
  '1616',
  '6205, 4\n6306\t2\nnonsense; x',
];

/** Slow for quadratic patterns: one piece repeated, then something that does not match. */
const repeated: Make = (random) => {
  const piece = random.pick([
    ' ',
    '- ',
    '-',
    ',',
    ', ',
    '0',
    '6205 ',
    'x',
    'x 1',
    '\t',
    '(',
    '"',
    '""',
    'a',
    '/',
    '.',
    '\n',
    'é',
    '²',
  ]);
  const length = random.pick([64, 1_000, 20_000, 60_000]);
  return `${random.pick(['', 'x', '6205', 'q'])}${piece.repeat(Math.ceil(length / piece.length))}${random.pick(['', 'z', '!'])}`;
};

const numbers = [
  0,
  -0,
  -1,
  1,
  1.5,
  2,
  24,
  1e6,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  0.1 + 0.2,
  Number.MIN_VALUE,
];

const nested: Make = (random) => {
  let value: unknown = random.pick([1, '', null]);
  const depth = random.pick([3, 40, 400]);
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const lists: Make = (random) =>
  Array.from({ length: random.pick([0, 1, 30, 2_001, 5_000]) }, () => random.pick<unknown>(['6205', 1, null, '', {}]));

const objects: readonly unknown[] = [
  {},
  { $ne: null },
  { toString: 1 },
  { length: 1e9 },
  { valueOf: 1 },
  { item_id: {} },
  [[]],
  [null],
];

const kinds: readonly Make[] = [
  (random) => random.pick(texts),
  (random) => random.pick(texts),
  (random) => random.pick(numbers),
  (random) => structuredClone(random.pick(objects)),
  (random) => random.pick([null, true, false]),
  repeated,
  nested,
  lists,
];

export const hostileValue = (random: Random): unknown => random.pick(kinds)(random);

export function hostileText(random: Random): string {
  const value = random.chance(0.3) ? repeated(random) : random.pick(texts);
  return String(value).slice(0, 6_000);
}
