import { expect, test } from 'vitest';
import { priceListNameProblem } from './price-list-name.rule.ts';

const others = [{ name: 'Actual users' }];

test.each([['Resellers'], ['Mills & plants, 2027'], [' Dealers '], ['تجار']])('%s is a name', (name) => {
  expect(priceListNameProblem(name, others)).toBeUndefined();
});

test.each([
  ['', 'Please write a name.'],
  ['  ', 'Please write a name.'],
  ['x'.repeat(61), 'Please use at most 60 characters.'],
  ['a\tb', 'Please use letters, digits and punctuation, without < > @ or quotes.'],
  ['stores@plant.example', 'Please use letters, digits and punctuation, without < > @ or quotes.'],
  ['2027', 'Please use at least one letter.'],
  ['actual Users', 'There is a price list Actual users already.'],
])('%j is refused', (name, problem) => {
  expect(priceListNameProblem(name, others)).toBe(problem);
});
