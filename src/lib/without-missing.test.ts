import { expect, test } from 'vitest';
import { withoutMissing } from './without-missing.ts';

test('only what is missing is left out, not what is empty', () => {
  expect(withoutMissing({ a: 0, b: undefined, c: '', d: null })).toStrictEqual({ a: 0, c: '', d: null });
});
