import { expect, test } from 'vitest';
import { isGreeting } from './greetings.rule.ts';

test.each([
  'Dear Sir,',
  'Hi Ramesh',
  'Good morning',
  'Kindly quote for the below items:',
  'Please send your best price for the following bearings',
  'We require the following items urgently.',
  'Thanks & Regards',
  'Best regards,',
  'السلام عليكم',
  'شكرا',
])('%s names no item', (line) => {
  expect(isGreeting(line)).toBe(true);
});

test.each([
  'Dear Sir, please quote 6205 ZZ 10 nos',
  'Please send 6205',
  'Grease for the mill',
  'Himalaya grease',
  'Wheel bearing, rear',
  'Item\tQty\tbelow',
  'Please quote\t٤',
])('%s may name one', (line) => {
  expect(isGreeting(line)).toBe(false);
});
