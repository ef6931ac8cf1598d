import { expect, test } from 'vitest';
import { canAddPictures, returnPictureRefusal } from './return-pictures.rule.ts';

test.each([
  ['requested', 0, undefined],
  ['requested', 4, undefined],
  ['requested', 5, 'too_many'],
  ['approved', 4, undefined],
  ['declined', 0, 'closed'],
  ['received', 5, 'closed'],
] as const)('a return that is %s and has %i photos: %s', (status, count, refusal) => {
  expect(returnPictureRefusal(status, count)).toBe(refusal);
  expect(canAddPictures(status, count)).toBe(refusal === undefined);
});
