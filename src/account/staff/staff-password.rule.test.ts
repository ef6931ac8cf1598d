import { expect, test } from 'vitest';
import { shortPasswordErrors } from './staff-password.rule.ts';

test('a password that staff choose has at least twelve characters', () => {
  expect(shortPasswordErrors('elevenchars')).toEqual([
    { field: 'password', message: 'Please choose a password of at least 12 characters' },
  ]);
  expect(shortPasswordErrors('twelve-chars')).toEqual([]);
});
