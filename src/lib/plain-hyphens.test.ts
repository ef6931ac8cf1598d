import { expect, test } from 'vitest';
import { plainHyphens } from './plain-hyphens.ts';

test('hyphens, dashes and minus signs become the hyphen of the keyboard; nothing else changes', () => {
  expect(plainHyphens('6205\u20102Z \u2011 \u2012\u2013\u2014\u2212\uff0d-_~×')).toBe('6205-2Z - ------_~×');
});
