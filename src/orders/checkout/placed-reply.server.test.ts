import { expect, test } from 'vitest';
import { placedReply } from './placed-reply.server.ts';

test('the buyer reads the number of the order and learns which lines stay in the cart', () => {
  expect(placedReply('NOD26000123', ['7', '9'])).toEqual({
    success: true,
    message: 'Your order NOD26000123 is received and being processed.',
    myscno: 'NOD26000123',
    left_items: ['7', '9'],
  });
});
