import { expect, test } from 'vitest';
import { Refusal } from '../../server/refuse.server.ts';
import { doneUnlessRefused } from './customer-email.server.ts';

test('what was refused is passed on, else the message says what was done', () => {
  const refused = new Refusal('not_allowed', 'No.');
  expect(doneUnlessRefused(refused, 'Done.')).toBe(refused);
  expect(doneUnlessRefused(undefined, 'Done.')).toEqual({ success: true, message: 'Done.' });
});
