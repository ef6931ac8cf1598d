import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { setLocaleInTest } from '../../tests/rendering/set-locale.ts';
import { defineContract } from '../lib/contract.ts';
import { notFound, refuse, retryAfterHeader, retryLater, tooManyAttempts } from './refuse.server.ts';

const order = defineContract({
  path: 'api/order/',
  method: 'POST',
  summary: 'orders',
  request: z.object({}),
  reply: z.object({}),
  refusals: { sold_out: 'Only {free} of {item} are left.' },
});

test('a refusal has a name for programs and a sentence for people', () => {
  expect(refuse(order, 'sold_out', { free: 3, item: '6205' }).reply).toEqual({
    success: false,
    refusal: 'sold_out',
    message: 'Only 3 of 6205 are left.',
  });
});

const shipmentRefusals = {
  not_allowed: '{reason}',
  'not_allowed.left': 'Order {number} has left.',
} as const;

test('of several sentences of one name the name alone is sent', () => {
  const left = refuse(shipmentRefusals, 'not_allowed.left', { number: 'NOD26000119' });
  expect(left.reply).toEqual({ success: false, refusal: 'not_allowed', message: 'Order NOD26000119 has left.' });
  expectTypeOf(left.refusal).toEqualTypeOf<'not_allowed'>();
  const reason = 'Nothing of it is {owed}.';
  expect(refuse(shipmentRefusals, 'not_allowed', { reason }).message).toBe(reason);
});

test('a value that a sentence needs cannot be left out', () => {
  type Values = Parameters<typeof refuse<typeof shipmentRefusals, 'not_allowed.left'>>[2];
  expectTypeOf<{ number: string }>().toExtend<Values>();
  expectTypeOf<{ order: string }>().not.toExtend<Values>();
});

test('a call may give the same sentence by a name of its own', () => {
  expect(refuse(order, 'sold_out', { free: 0, item: '6205' }).renamed('out_of_stock')).toMatchObject({
    refusal: 'out_of_stock',
    message: 'Only 0 of 6205 are left.',
  });
});

test('its sentence is in the language of the site', () => {
  setLocaleInTest({ language: 'de', translations: { 'Only {free} of {item} are left.': '{item}: noch {free}' } });
  expect(refuse(order, 'sold_out', { free: 3, item: '6205' }).message).toBe('6205: noch 3');
});

test('what is not found is named', () => {
  expect(notFound('The order')).toMatchObject({
    status: 404,
    reply: { success: false, message: 'The order was not found.' },
  });
});

test.each([
  [1, 1, '1'],
  [60_000, 1, '60'],
  [60_001, 2, '61'],
  [540_000, 9, '540'],
])('who has to wait %i ms is told %i minutes, and a program %s seconds', (waitMs, minutes, seconds) => {
  const refused = tooManyAttempts(waitMs);
  expect([refused.status, refused.message]).toEqual([
    429,
    `Too many attempts. Please try again in ${minutes} minutes.`,
  ]);
  expect(retryAfterHeader(refused)).toEqual({ 'retry-after': seconds });
});

test('a busy store says when to try again; a request that can only fail again does not', () => {
  expect(retryAfterHeader(retryLater(503, 0, 'Busy.'))).toEqual({ 'retry-after': '1' });
  expect(retryAfterHeader(notFound('The order'))).toEqual({});
});
