import { expect, test } from 'vitest';
import { problemInWords } from './import-words.ts';

test.each([
  [
    'stock',
    "on_hand '1,250' is not a whole number; write digits only.",
    "On hand '1,250' is not a whole number; write digits only.",
  ],
  [
    'stock',
    'on_hand is empty; write 0. arriving_on is empty; write the date.',
    'On hand is empty; write 0. Arriving on is empty; write the date.',
  ],
  [
    'items',
    'min_qty 5 is not a multiple of order_multiple 2.',
    'Minimum quantity 5 is not a multiple of Order multiple 2.',
  ],
  ['items', "itemname 'on_hand' is not known.", "Name or number 'on_hand' is not known."],
  [
    'prices',
    'for: Write an item. min_qty: Write a whole number.',
    'For: Write an item. From quantity: Write a whole number.',
  ],
  [
    'customers',
    "state 'Atlantis' is not a known state; write its full name.",
    "State or emirate 'Atlantis' is not a known state; write its full name.",
  ],
  ['stock', "The line can't be read: a_b is no column.", "The line can't be read: a_b is no column."],
] as const)('of %s: %s', (kind, problem, said) => {
  expect(problemInWords(kind, problem)).toBe(said);
});
