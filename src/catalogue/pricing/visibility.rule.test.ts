import { expect, test } from 'vitest';
import { visibilityFor } from './visibility.rule.ts';

const all = { listPrice: true, yourPrice: true, availability: true, quantity: true };
const nothing = { listPrice: false, yourPrice: false, availability: false, quantity: false };
const wordAndListPrice = { listPrice: true, yourPrice: false, availability: true, quantity: false };

test.each<[string, Parameters<typeof visibilityFor>, object]>([
  ['a visitor sees facts only', [undefined, false], nothing],
  ['an account that waits for verification sees facts only', ['pending', false], nothing],
  ['an account that waits for approval sees facts only', ['approval', false], nothing],
  ['an active customer sees everything', ['active', false], all],
  [
    'where the site publishes them, everyone sees list price and availability status',
    [undefined, true],
    wordAndListPrice,
  ],
  ['there a customer who is not active sees no more than a visitor', ['pending', true], wordAndListPrice],
  ['an active customer sees everything there too', ['active', true], all],
])('%s', (_who, args, visible) => {
  expect(visibilityFor(...args)).toEqual(visible);
});
