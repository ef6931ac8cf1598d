import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { unwrapQueryError } from './unwrap-query-error.server.ts';

const lost = new Error('connection lost');

test("of a failed query the driver's error is taken, also after it has passed between threads", () => {
  const query = new DrizzleQueryError('select $1', ['personal'], lost);
  expect(unwrapQueryError(query)).toBe(lost);
  expect(unwrapQueryError(Object.assign(new Error(query.message, { cause: lost }), { params: [] }))).toBe(lost);
});

test('another error stays as it is, with its cause', () => {
  const other = new Error('refused', { cause: lost });
  expect(unwrapQueryError(other)).toBe(other);
  expect(unwrapQueryError('no error')).toBe('no error');
});
