import { expect, it } from 'vitest';
import { executionPatterns, greasePatterns } from './suffix.data.ts';

it.each([...greasePatterns, ...executionPatterns].map((row) => [row.pattern.source, row.starts]))(
  'the pattern %s begins with one of %s',
  (source, starts) => {
    const alternatives = source.replace(/^\^(?:\(\?:)?/, '').split('|');
    expect(new Set(alternatives.map((one) => one.charAt(0)))).toEqual(new Set(starts));
  },
);
