import { expect, test } from 'vitest';
import { highlightMatch } from './highlight-match.rule.ts';

/** The matched run in brackets. */
const marked = (text: string, typed: string) =>
  highlightMatch(text, typed)
    .map((run) => (run.matched ? `[${run.text}]` : run.text))
    .join('');

test.each([
  ['6205-2RS/C3', '6205 2rs', '[6205-2RS]/C3'],
  ['6205 2RS C3', '62052rsc3', '[6205 2RS C3]'],
  ['6205ZZ C3', '6205 2rs', '[6205]ZZ C3'],
  ['NU2310', 'nu 23', '[NU23]10'],
  ['7205B', '205', '7[205]B'],
  ['6205', '6', '[6]205'],
  ['6205-2RS/C3', '22220, 6205', '[6205]-2RS/C3'],
])('%s searched with %s is marked %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('unrelated text is not marked, and a single letter is no match', () => {
  expect(marked('30308', '6205')).toBe('30308');
  expect(marked('NU2310', '25x52x15')).toBe('NU2310');
  expect(marked('6205', '')).toBe('6205');
  expect(marked('', '6205')).toBe('');
});
