import { checkSync } from 'recheck';
import { describe, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { extractPatterns, type Pattern } from './regular-expressions.ts';
import { parseSource, readSourceFiles } from './source-files.ts';
import { attackStrings, findSuperlinearInput } from './superlinear-time.ts';

/** Bounded by steps, never by time: the same verdict on every machine. */
const bySteps = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

/** The site's own fact, not of its file: the one pattern that is made while the store runs. */
const fromFacts = 'src/account/tax-registration/tax-number.rule.ts';
const factPatterns: Pattern[] = Object.values(sites).map(({ code, tax }) => ({
  at: `the tax number of ${code}`,
  source: tax.numberPattern,
  flags: '',
}));

const files = readSourceFiles().filter(({ path }) => /^src\/.*(?<!\.test)\.tsx?$/.test(path));
const read = files.map(extractPatterns);
const patterns = [...read.flatMap((file) => file.patterns), ...factPatterns];
const unlike = (all: readonly Pattern[]) => [
  ...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values(),
];

/** Where the analyser finds that a pattern takes more than linear time, with a text that shows it. */
function verdictOn({ at, source, flags }: Pattern): string | undefined {
  const found = checkSync(source, flags, bySteps);
  if (found.status === 'safe') return undefined;
  const proof =
    found.status === 'vulnerable' ? `${found.complexity.summary}, by ${found.attack.pattern}` : found.error.kind;
  return `${at} /${source}/${flags}: ${proof}`;
}

test('every regular expression can be read off its file, and what is slow is left to what is not', () => {
  expect(patterns.length).toBeGreaterThan(200);
  expect(read.flatMap(({ faults }) => faults).filter((fault) => !fault.startsWith(fromFacts))).toEqual([]);
});

test('no regular expression takes more than linear time, says the analyser', { timeout: 300_000 }, () => {
  expect(unlike(patterns).flatMap((pattern) => verdictOn(pattern) ?? [])).toEqual([]);
});

test('no regular expression takes more than linear time on 50,000 characters', { timeout: 300_000 }, () => {
  const slow = unlike(patterns).flatMap(({ at, source, flags }) => {
    const pattern = new RegExp(source, flags);
    const found = findSuperlinearInput((text) => text.replace(pattern, ''), attackStrings(source));
    return found ? [`${at} /${source}/${flags}: ${found}`] : [];
  });
  expect(slow).toEqual([]);
});

describe('the check itself', () => {
  const known = [
    ['(.*\\S)\\s+[x×*]?\\s*\\d+$', 'iu'],
    ['\\s+$', ''],
    ['[A-Z].*\\d', 'i'],
    ['(?<=\\d+X\\d*)\\.(?=\\d)', 'g'],
    ['(a+)+$', ''],
  ] as const;

  test.each(known)('the analyser finds /%s/%s', (source, flags) => {
    expect(verdictOn({ at: 'here', source, flags })).toMatch(/polynomial|exponential/);
  });

  test('measuring finds a pattern that looks at every blank again and again', () => {
    const blanks = { name: 'blanks, then a letter', text: (length: number) => `${' '.repeat(length)}y` };
    expect(findSuperlinearInput((text) => text.replace(/\s+$/, ''), [blanks], 20_000)).toMatch(
      /^blanks, then a letter: \d+ times/,
    );
    expect(findSuperlinearInput((text) => text.replace(/\s/g, ''), attackStrings())).toBeUndefined();
  });

  test('a pattern of constants is put together; one of something else is a fault', () => {
    const code = [
      "const UNIT = 'pcs|nos';",
      `export const one = new RegExp(\`^(\${UNIT})$\`, "i");`,
      'export const two = (text: string) => new RegExp(text);',
      "export const three = (text: string) => text.match('a+');",
      'export const four = /b/g;',
      "export const five = (text: string) => text.normalize('NFC');",
    ].join('\n');
    const { patterns, faults } = extractPatterns(parseSource('src/lib/x.ts', code));
    expect(patterns.map(({ source, flags }) => `/${source}/${flags}`).sort()).toEqual(['/^(pcs|nos)$/i', '/b/g']);
    expect(faults).toEqual([
      expect.stringContaining('x.ts:3'),
      expect.stringContaining('x.ts:4'),
      expect.stringContaining('x.ts:6'),
    ]);
  });
});
