// @module-tag lab
import { checkSync } from 'recheck';
import { describe, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { type Pattern, patternsOfSources } from '../../tests/project-checks/regular-expressions.ts';
import { attackStrings, findSuperlinearInput } from './superlinear-time.ts';

/** Limited by steps instead of time, so that the result is the same on every machine. */
const stepLimits = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

const factPatterns: Pattern[] = Object.values(sites).map(({ code, tax }) => ({
  at: `the tax number of ${code}`,
  source: tax.numberPattern,
  flags: '',
}));
const patterns = [...patternsOfSources().patterns, ...factPatterns];
const distinct = [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()];

function verdictOn({ at, source, flags }: Pattern): string | undefined {
  const result = checkSync(source, flags, stepLimits);
  if (result.status === 'safe') return undefined;
  const proof =
    result.status === 'vulnerable' ? `${result.complexity.summary}, by ${result.attack.pattern}` : result.error.kind;
  return `${at} /${source}/${flags}: ${proof}`;
}

test('no regular expression takes more than linear time by static analysis', { timeout: 1_800_000 }, () => {
  expect(distinct.flatMap((pattern) => verdictOn(pattern) ?? [])).toEqual([]);
});

test('no regular expression takes more than linear time when measured on long texts', { timeout: 1_800_000 }, () => {
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
});
