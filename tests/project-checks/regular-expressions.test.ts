import { checkSync } from 'recheck';
import { describe, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { extractPatterns, type Pattern } from './regular-expressions.ts';
import { parseSource, readSourceFiles } from './source-files.ts';
import { attackStrings, findSuperlinearInput } from './superlinear-time.ts';

/** Limited by steps instead of time, so that the result is the same on every machine. */
const stepLimits = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

/** Patterns that are made of a site's facts, or of lists of makers and words. */
const fromFacts = [
  'src/account/tax-registration/tax-number.rule.ts',
  'src/bearings/designation/counts-in-words.ts',
  'src/cart/pasted-list/asked-makers.rule.ts',
  'src/cart/pasted-list/list-heads.data.ts',
];
const factPatterns: Pattern[] = Object.values(sites).map(({ code, tax }) => ({
  at: `the tax number of ${code}`,
  source: tax.numberPattern,
  flags: '',
}));

const files = readSourceFiles((path) => /^src\/.*(?<!\.test)\.tsx?$/.test(path));
const extracted = files.map(extractPatterns);
const patterns = [...extracted.flatMap((file) => file.patterns), ...factPatterns];
const distinct = [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()];

function verdictOn({ at, source, flags }: Pattern): string | undefined {
  const result = checkSync(source, flags, stepLimits);
  if (result.status === 'safe') return undefined;
  const proof =
    result.status === 'vulnerable' ? `${result.complexity.summary}, by ${result.attack.pattern}` : result.error.kind;
  return `${at} /${source}/${flags}: ${proof}`;
}

test('every regular expression is a constant of its file', () => {
  expect(patterns.length).toBeGreaterThan(200);
  expect(
    extracted
      .flatMap(({ violations }) => violations)
      .filter((violation) => !fromFacts.some((file) => violation.startsWith(file))),
  ).toEqual([]);
});

test('no regular expression takes more than linear time by static analysis', { timeout: 300_000 }, () => {
  expect(distinct.flatMap((pattern) => verdictOn(pattern) ?? [])).toEqual([]);
});

test('no regular expression takes more than linear time when measured on long texts', { timeout: 300_000 }, () => {
  const slow = distinct.flatMap(({ at, source, flags }) => {
    const pattern = new RegExp(source, flags);
    const result = findSuperlinearInput((text) => text.replace(pattern, ''), attackStrings(source));
    return result ? [`${at} /${source}/${flags}: ${result}`] : [];
  });
  expect(slow).toEqual([]);
});

describe('the check', () => {
  const slowPatterns = [
    ['(.*\\S)\\s+[x×*]?\\s*\\d+$', 'iu'],
    ['\\s+$', ''],
    ['[A-Z].*\\d', 'i'],
    ['(?<=\\d+X\\d*)\\.(?=\\d)', 'g'],
    ['(a+)+$', ''],
  ] as const;

  test.each(slowPatterns)('the analyser finds /%s/%s', (source, flags) => {
    expect(verdictOn({ at: 'here', source, flags })).toMatch(/polynomial|exponential/);
  });

  test('measuring finds a quadratic pattern', () => {
    const blanks = { name: 'blanks, then a letter', text: (length: number) => `${' '.repeat(length)}y` };
    expect(findSuperlinearInput((text) => text.replace(/\s+$/, ''), [blanks], 30_000)).toMatch(
      /^blanks, then a letter: \d+ times/,
    );
    expect(findSuperlinearInput((text) => text.replace(/\s/g, ''), attackStrings())).toBeUndefined();
  });

  test('a pattern is assembled from constants; anything else is a violation', () => {
    const code = [
      "const UNIT = 'pcs|nos';",
      `export const one = new RegExp(\`^(\${UNIT})$\`, "i");`,
      'export const two = (text: string) => new RegExp(text);',
      "export const three = (text: string) => text.match('a+');",
      'export const four = /b/g;',
      "export const five = (text: string) => text.normalize('NFC');",
    ].join('\n');
    const { patterns, violations } = extractPatterns(parseSource('src/lib/x.ts', code));
    expect(patterns.map(({ source, flags }) => `/${source}/${flags}`).sort()).toEqual(['/^(pcs|nos)$/i', '/b/g']);
    expect(violations).toEqual([
      expect.stringContaining('x.ts:3'),
      expect.stringContaining('x.ts:4'),
      expect.stringContaining('x.ts:6'),
    ]);
  });
});
