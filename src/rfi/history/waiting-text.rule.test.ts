import { expect, test } from 'vitest';
import { waitingText } from './waiting-text.rule.ts';

const rfi = { asked_at: '2026-11-30T05:50:00.000Z', answer_by: '2026-11-30T13:00:00.000Z' };

test.each([
  ['on the day', rfi, '2026-11-30T07:55:00Z', 'Asked 2 h ago, answer by 18:30'],
  [
    'on another day',
    { ...rfi, answer_by: '2026-12-02T06:30:00.000Z' },
    '2026-12-01T05:50:00Z',
    'Asked 1 day ago, answer by Wed 2 Dec, 12:00',
  ],
  ['at once', rfi, rfi.asked_at, 'Asked just now, answer by 18:30'],
  ['too late', rfi, '2026-11-30T13:01:00Z', 'Asked 7 h ago. Our answer was due 18:30'],
  ['of lines that nobody promised', { ...rfi, answer_by: '' }, '2026-11-30T07:55:00Z', 'Asked 2 h ago'],
])('%s', (_case, entry, now, text) => {
  expect(waitingText(entry, new Date(now), 'Asia/Kolkata')).toBe(text);
});
