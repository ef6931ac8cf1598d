import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorForPrograms } from './error-for-programs.ts';

const row = z.object({
  pieces: z.number().int().min(0).max(100),
  retired: z.boolean(),
  weight: z.number(),
  decision: z.enum(['confirm', 'reject']),
  cell: z.union([z.string(), z.number(), z.null()]),
  day: z.string().max(10, 'Please enter a date'),
  lines: z.array(z.object({})),
});
const valid = { pieces: 1, retired: false, weight: 1.5, decision: 'confirm', cell: '', day: '', lines: [] };

test.each([
  ['a number as text', { pieces: '12' }, 'Please send a number'],
  ['a part of a piece', { pieces: 1.5 }, 'Please send a whole number'],
  ['too few', { pieces: -1 }, 'Please send at least 0'],
  ['too many', { pieces: 101 }, 'Please send at most 100'],
  ['nothing', { pieces: undefined }, 'Please send a value'],
  ['text for yes or no', { retired: 'true' }, 'Please send true or false'],
  ['text for a number', { weight: '1.5' }, 'Please send a number'],
  ['an unknown word', { decision: 'maybe' }, 'Please send one of: confirm, reject'],
  ['true in a cell', { cell: true }, 'Please send a text or a number'],
  ['a number for a day', { day: 20261128 }, 'Please send a text'],
  ['what has a text of its own', { day: '28 November 2026' }, 'Please enter a date'],
  ['text for a list', { lines: 'x' }, 'Please send a list'],
  ['null in a list', { lines: [null] }, 'Please send an object'],
])('a program that sends %s is told what to send', (_name, fields, message) => {
  const read = row.safeParse({ ...valid, ...fields }, { error: errorForPrograms });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
