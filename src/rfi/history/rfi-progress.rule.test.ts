import { expect, test } from 'vitest';
import { buildRfiEntry, buildRfiLine, unansweredFields } from '../../../tests/fixtures/rfi-history.ts';
import type { RfiLine } from '../rfi-history.contract.ts';
import { rfiProgress } from './rfi-progress.rule.ts';

const quoted = buildRfiLine();
const waiting = buildRfiLine(unansweredFields);
const ordered = buildRfiLine({ status: 'Ordered', ordered_at: '2026-11-21T05:00:00.000Z' });
const expired = buildRfiLine({ status: 'Expired' });

const progressOf = (...data: RfiLine[]) => {
  const { steps, now } = rfiProgress(buildRfiEntry({ data }), 'Asia/Kolkata');
  return [now, ...steps.map(({ name, note, span }) => [name, span, note].filter(Boolean).join(' | '))];
};

test('an unanswered RFI is at its first step', () => {
  expect(progressOf(waiting)).toEqual([
    0,
    'Sent | 20 Nov 2026, 14:05',
    'Answer | Price, quantity, date, valid until',
    'Order | Each quoted line can be ordered once',
  ]);
});

test('a partly answered RFI shows how many lines are answered', () => {
  expect(progressOf(quoted, waiting)).toEqual([
    0,
    'Sent | 20 Nov 2026, 14:05',
    'Answer | 1 of 2 lines',
    'Order | By Fri 4 Dec; each quoted line once',
  ]);
});

test('an answered RFI can be ordered until the first quote expires', () => {
  const earlier = buildRfiLine({ valid_until: '2026-11-30' });
  expect(progressOf(quoted, earlier)).toEqual([
    1,
    'Sent | 2 h | 20 Nov 2026, 14:05',
    'Answered | 20 Nov 2026, 16:05',
    'Order | By Mon 30 Nov; each quoted line once',
  ]);
});

test('an RFI whose lines are all ordered, declined or expired is closed', () => {
  expect(progressOf(ordered, expired)).toMatchObject({ 0: 2, 3: 'Order | 1 of 2 lines' });
  expect(progressOf(expired)).toMatchObject({ 0: 2, 3: 'Order | Nothing was ordered' });
  expect(progressOf(ordered, quoted)).toMatchObject({ 0: 1 });
  expect(progressOf(ordered, waiting)).toMatchObject({ 0: 0, 3: 'Order | Each quoted line can be ordered once' });
});

test('a line and its alternatives count as one', () => {
  const alternative = buildRfiLine({ line_no: 3, alternative_to: 1, status: 'Ordered' });
  const withdrawn = buildRfiLine({ status: 'Withdrawn' });
  const orderOf = (data: RfiLine[]) => rfiProgress(buildRfiEntry({ data }), 'Asia/Kolkata').steps;
  const declined = buildRfiLine({ line_no: 2, status: 'Declined' });
  expect(orderOf([withdrawn, alternative, declined])[2]?.note).toBe('1 of 2 lines');
  const waiting = buildRfiLine({ line_no: 2, ...unansweredFields });
  expect(orderOf([withdrawn, alternative, waiting])[1]?.note).toBe('1 of 2 lines');
});
