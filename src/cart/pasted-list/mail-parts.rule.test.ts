import { expect, test } from 'vitest';
import { isGreeting, mailParts } from './mail-parts.rule.ts';

test.each([
  ['Mob: 98200 12345', 'mail'],
  ['suresh.patil@plant.example', 'mail'],
  ['+91 98765 43210', 'mail'],
  ['GSTIN 27AAACW1938G1ZB', 'mail'],
  ['6205-2RS C3 - 25 Nos', undefined],
])('%s, below an enquiry', (line, why) => {
  expect(mailParts(['6306 ZZ - 10 Nos', line])[1]?.why).toBe(why);
});

test('marks of quoted lines are left out', () => {
  expect(mailParts(['> > 6205 ZZ 10'])).toEqual([{ text: '6205 ZZ 10', why: undefined }]);
});

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
