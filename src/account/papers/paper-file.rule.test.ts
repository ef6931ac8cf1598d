import { expect, test } from 'vitest';
import { paperSizeProblem } from './paper-file.rule.ts';

test.each([
  [0, 'empty'],
  [1, undefined],
  [10_000_000, undefined],
  [10_000_001, 'too_large'],
  [200_000_000, 'too_large'],
])('a file of %j bytes: %s', (bytes, problem) => {
  expect(paperSizeProblem(bytes)).toBe(problem);
});
