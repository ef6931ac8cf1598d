import { expect, test } from 'vitest';
import { HttpError } from '../../server/refuse.server.ts';
import { refuseFields } from './refuse-fields.server.ts';

test('a form without wrong fields is accepted', () => {
  expect(() => refuseFields([])).not.toThrow();
});

test('every wrong field is named, and the first one is the message', () => {
  const errors = [
    { field: 'title', message: 'Select the title' },
    { field: 'email', message: 'Enter email' },
  ];
  const refused = (() => {
    try {
      return refuseFields(errors);
    } catch (cause) {
      return cause;
    }
  })();
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 400, reply: { success: false, message: 'Select the title', errors } });
});
