import { expect, test } from 'vitest';
import { buildRfiLine, unansweredFields } from '../../../tests/fixtures/rfi-history.ts';
import { lineTimeline } from './line-timeline.rule.ts';

const asked = '2026-11-20T08:35:00.000Z';
const now = { today: '2026-11-21', timeZone: 'Asia/Kolkata' };
const words = (told: Parameters<typeof buildRfiLine>[0], today = now.today) =>
  lineTimeline(buildRfiLine(told), asked, { ...now, today }).map(({ what, when, span }) =>
    [what, when, span].filter(Boolean).join(' '),
  );

test('a line that waits for its quote was only asked for', () => {
  expect(words(unansweredFields)).toEqual(['Requested 20 Nov 2026, 14:05']);
});

test('a quoted line says when it was answered and how long the quote is valid', () => {
  expect(words({})).toEqual([
    'Requested 20 Nov 2026, 14:05',
    'Answered 20 Nov 2026, 16:05 after 2 h',
    'Valid until Fri 4 Dec 13 days left',
  ]);
  expect(words({}, '2026-12-04').at(-1)).toBe('Valid until Fri 4 Dec last day today');
  expect(words({}, '2026-12-03').at(-1)).toBe('Valid until Fri 4 Dec 1 day left');
});

test('a quote that has ended says after which day', () => {
  expect(words({ status: 'Expired' }).at(-1)).toBe('Expired after 4 Dec 2026');
});

test('a declined line says so, an ordered one no longer counts days', () => {
  expect(words({ ...unansweredFields, status: 'Declined', declined_at: '2026-11-21T08:35:00.000Z' })).toEqual([
    'Requested 20 Nov 2026, 14:05',
    'Declined 21 Nov 2026, 14:05 after 1 day',
  ]);
  expect(words({ status: 'Ordered', ordered_at: '2026-11-21T05:00:00.000Z' })).toEqual([
    'Requested 20 Nov 2026, 14:05',
    'Answered 20 Nov 2026, 16:05 after 2 h',
    'Ordered 21 Nov 2026, 10:30',
  ]);
});

test('a quote that staff keep back says so', () => {
  expect(words({ on_hold: true }).at(-1)).toBe('On hold by our sales desk');
});
