import { expect, test } from 'vitest';
import { mailParts } from './mail-parts.rule.ts';

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
