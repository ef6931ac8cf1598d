import { expect, test } from 'vitest';
import { buildRfiEntry, buildRfiLine, unansweredFields } from '../../../tests/fixtures/rfi-history.ts';
import type { RfiLine } from '../rfi-history.contract.ts';
import { rfiProgress } from './rfi-progress.rule.ts';

const quoted = buildRfiLine();
const waiting = buildRfiLine(unansweredFields);
const ordered = buildRfiLine({ status: 'Ordered', ordered_at: '2026-11-21T05:00:00.000Z' });
const expired = buildRfiLine({ status: 'Expired' });

const told = (...data: RfiLine[]) => {
  const { steps, now } = rfiProgress(buildRfiEntry({ data }), 'Asia/Kolkata');
  return [now, ...steps.map(({ name, note, span }) => [name, span, note].filter(Boolean).join(' | '))];
};

test('an RFI nobody has answered was only sent', () => {
  expect(told(waiting)).toEqual([
    0,
    'Sent | 20 Nov 2026, 14:05',
    'Answer | Price, quantity, date, valid until',
    'Order | Each quoted line can be ordered once',
  ]);
});

test('one that is answered in part says how far', () => {
  expect(told(quoted, waiting)).toEqual([
    0,
    'Sent | 20 Nov 2026, 14:05',
    'Answer | 1 of 2 lines',
    'Order | By Fri 4 Dec; each quoted line once',
  ]);
});

test('one that is answered waits for the order, until the first quote ends', () => {
  const earlier = buildRfiLine({ valid_until: '2026-11-30' });
  expect(told(quoted, earlier)).toEqual([
    1,
    'Sent | 2 h | 20 Nov 2026, 14:05',
    'Answered | 20 Nov 2026, 16:05',
    'Order | By Mon 30 Nov; each quoted line once',
  ]);
});

test('one whose lines are ordered, declined or expired is closed', () => {
  expect(told(ordered, expired)).toMatchObject({ 0: 2, 3: 'Order | 1 of 2 lines' });
  expect(told(expired)).toMatchObject({ 0: 2, 3: 'Order | Nothing was ordered' });
});
