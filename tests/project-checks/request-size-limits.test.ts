import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freeText, ignored, listOf } from '../../src/lib/contract.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { collectLimits } from './request-size-limits.ts';

const limits = storeCalls.map(({ contract }) => collectLimits(contract.request, contract.path));
const texts = limits.flatMap((each) => each.texts);

test('every text and list of every call has a limit', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(limits.flatMap(({ violations }) => violations)).toEqual([]);
});

test('too long a text is refused with its limit', () => {
  const unsaid = texts.flatMap(({ at, schema, maxLength }) => {
    const [issue] = schema.safeParse('x'.repeat(maxLength + 1)).error?.issues ?? [];
    return issue && /^Please /.test(issue.message) ? [] : [`${at}: ${issue?.message}`];
  });
  expect(unsaid).toEqual([]);
});

test.each([
  ['a text', z.object({ a: z.string() }), 'here.a takes a text of any length'],
  ['one in a union', z.object({ a: z.union([z.number(), z.string()]) }), 'here.a takes a text of any length'],
  ['one behind a default', z.object({ a: z.string().optional().default('') }), 'here.a takes a text of any length'],
  ['one that is cut later', z.object({ a: z.string().pipe(z.string().max(9)) }), 'here.a takes a text of any length'],
  ['a list', z.object({ a: z.array(z.number()) }), 'here.a takes a list of any length'],
  ['a text in a list', z.object({ a: listOf(z.string(), 3) }), 'here.a[] takes a text of any length'],
  ['a list that is caught', z.object({ a: z.array(z.number()).catch([]) }), 'here.a takes a list of any length'],
  ['a record', z.object({ a: z.record(z.string(), z.number()) }), 'here.a.name takes a text of any length'],
  ['anything', z.object({ a: z.unknown() }), 'here.a takes anything: unknown'],
  ['fields of any name', z.looseObject({ a: z.number() }), 'here takes fields of any name'],
])('%s without a limit is found', (_name, schema, violation) => {
  expect(collectLimits(schema, 'here').violations).toEqual([violation]);
});

describe('a schema with limits', () => {
  const schema = z.object({ a: freeText(20), b: listOf(z.enum(['x', 'y']), 5).optional(), c: ignored });

  test('has no violation', () => {
    expect(collectLimits(schema, 'here').violations).toEqual([]);
  });

  test('drops ignored fields', () => {
    expect(schema.parse({ a: ' six ', b: ['x'], c: { deep: ['unread'] } })).toEqual({ a: 'six', b: ['x'] });
    expect(schema.parse({ a: 'six' })).toEqual({ a: 'six' });
  });

  test('refuses too long a list with its limit', () => {
    expect(schema.safeParse({ b: ['x', 'x', 'x', 'x', 'x', 'x'] }).error?.issues[0]?.message).toBe(
      'Please send at most 5 at once',
    );
  });
});
