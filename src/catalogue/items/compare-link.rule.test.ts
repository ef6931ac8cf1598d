import { expect, test } from 'vitest';
import { compareHref } from './compare-link.rule.ts';

test('a comparison names its items in their order', () => {
  expect(compareHref([42])).toBe('/compare?item=42');
  expect(compareHref([42, 7])).toBe('/compare?item=42&item=7');
});
