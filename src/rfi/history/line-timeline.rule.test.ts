import { expect, test } from 'vitest';
import { buildRfiLine, unansweredFields } from '../../../tests/fixtures/rfi-history.ts';
import { lineTimeline, ownEntries, sharedEntries } from './line-timeline.rule.ts';

const askedAt = '2026-11-20T08:35:00.000Z';
const now = { today: '2026-11-21', timeZone: 'Asia/Kolkata' };
const timelineOf = (overrides: Parameters<typeof buildRfiLine>[0], today = now.today) =>
  lineTimeline(buildRfiLine(overrides), askedAt, { ...now, today }).map(({ what, when, span }) =>
    [what, when, span].filter(Boolean).join(' '),
  );

test('a line without an answer has no date of its own', () => {
  expect(timelineOf(unansweredFields)).toEqual([]);
});

test('a quoted line says when it was answered and how long the quote is valid', () => {
  expect(timelineOf({})).toEqual(['Answered 20 Nov 2026, 16:05 after 2 h', 'Valid until Fri 4 Dec 13 days left']);
  expect(timelineOf({}, '2026-12-04').at(-1)).toBe('Valid until Fri 4 Dec last day today');
  expect(timelineOf({}, '2026-12-03').at(-1)).toBe('Valid until Fri 4 Dec 1 day left');
});

test('an expired quote shows its last day', () => {
  expect(timelineOf({ status: 'Expired' }).at(-1)).toBe('Expired after 4 Dec 2026');
});

test('a withdrawn quote shows when, and no longer how long it is valid', () => {
  expect(timelineOf({ status: 'Withdrawn', withdrawn_at: '2026-11-21T05:00:00.000Z' })).toEqual([
    'Answered 20 Nov 2026, 16:05 after 2 h',
    'Withdrawn 21 Nov 2026, 10:30',
  ]);
});

test('a declined line shows when, an ordered one no longer shows days left', () => {
  expect(timelineOf({ ...unansweredFields, status: 'Declined', declined_at: '2026-11-21T08:35:00.000Z' })).toEqual([
    'Declined 21 Nov 2026, 14:05 after 1 day',
  ]);
  expect(timelineOf({ status: 'Ordered', ordered_at: '2026-11-21T05:00:00.000Z' })).toEqual([
    'Answered 20 Nov 2026, 16:05 after 2 h',
    'Ordered 21 Nov 2026, 10:30',
  ]);
});

test('a quote on hold is marked', () => {
  expect(timelineOf({ on_hold: true }).at(-1)).toBe('On hold by our sales desk');
});

test('what is said of every line stands once, the rest at its line', () => {
  const lines = [{}, { ordered_at: '2026-11-21T05:00:00.000Z', status: 'Ordered' as const }];
  const timelines = lines.map((line) => lineTimeline(buildRfiLine(line), askedAt, now));
  const shared = sharedEntries(timelines);
  expect(shared.map(({ what }) => what)).toEqual(['Answered']);
  expect(timelines.map((one) => ownEntries(one, shared).map(({ what }) => what))).toEqual([
    ['Valid until'],
    ['Ordered'],
  ]);
  expect(sharedEntries([])).toEqual([]);
});
