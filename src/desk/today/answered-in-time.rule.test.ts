import { expect, test } from 'vitest';
import type { Day } from '../../lib/dates.ts';
import { answersByDay, countLate, type PromisedAnswer } from './answered-in-time.rule.ts';

const day = (text: string) => text as Day;
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const answered = (on: string, due: string, time: string): PromisedAnswer => ({
  day: day(on),
  dueAt: at(due),
  answeredAt: at(time),
});
const waiting = (due: string): PromisedAnswer => ({ day: undefined, dueAt: at(due), answeredAt: undefined });

test('RFIs count on the day of their answer, in time to the minute', () => {
  const rfis = [
    answered('2026-11-20', '14:00', '14:00'),
    answered('2026-11-20', '14:00', '14:01'),
    answered('2026-11-19', '14:00', '10:00'),
    waiting('14:00'),
  ];
  expect(answersByDay([day('2026-11-19'), day('2026-11-20'), day('2026-11-21')], rfis)).toEqual([
    { day: '2026-11-19', answered: 1, inTime: 1 },
    { day: '2026-11-20', answered: 2, inTime: 1 },
    { day: '2026-11-21', answered: 0, inTime: 0 },
  ]);
});

test('what waits is late once its moment has passed', () => {
  const rfis = [waiting('14:00'), waiting('15:00'), answered('2026-11-20', '09:00', '12:00')];
  expect(countLate(rfis, at('14:00'))).toBe(0);
  expect(countLate(rfis, at('14:30'))).toBe(1);
});
