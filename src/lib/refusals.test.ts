import { expect, test } from 'vitest';
import { meaningsOf, pickRefusals } from './refusals.ts';

const sentences = {
  not_allowed: '{reason}',
  'not_allowed.left': 'Order {number} has left.',
  unknown_order: 'There is no order {number}.',
} as const;

test('a contract lists names, and has every sentence of them', () => {
  expect(pickRefusals(sentences, 'not_allowed')).toEqual({
    not_allowed: '{reason}',
    'not_allowed.left': 'Order {number} has left.',
  });
});

test('a name is described once, by all of its sentences', () => {
  expect(meaningsOf(sentences)).toEqual({
    not_allowed: 'A sentence that says why. Or: Order {number} has left.',
    unknown_order: 'There is no order {number}.',
  });
});
