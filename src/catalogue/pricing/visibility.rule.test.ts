import { expect, test } from 'vitest';
import { visibilityFor } from './visibility.rule.ts';

const all = { listPrice: true, yourPrice: true, availability: true, quantity: true };
const nothing = { listPrice: false, yourPrice: false, availability: false, quantity: false };
const wordAndListPrice = { listPrice: true, yourPrice: false, availability: true, quantity: false };

test.each<[string, Parameters<typeof visibilityFor>, object]>([
  ['an anonymous visitor sees facts only', [undefined, false], nothing],
  ['an account that waits for verification sees facts only', ['pending', false], nothing],
  ['an account that waits for approval sees facts only', ['approval', false], nothing],
  ['an active customer sees everything', ['active', false], all],
  ['everyone sees list price and the word where the site shows them', [undefined, true], wordAndListPrice],
  ['not yet active sees no more than everyone there', ['pending', true], wordAndListPrice],
  ['an active customer sees everything there too', ['active', true], all],
])('%s', (_who, asked, seen) => {
  expect(visibilityFor(...asked)).toEqual(seen);
});
