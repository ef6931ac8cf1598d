// An RFI is answered in time when its last line is answered or declined by the moment that was promised.

import type { Day } from '../../lib/dates.ts';

export type PromisedAnswer = {
  /** The day on which the RFI was answered; undefined while it waits. */
  day: Day | undefined;
  dueAt: Date;
  answeredAt: Date | undefined;
};

export type AnswersOfDay = { day: Day; answered: number; inTime: number };

const isInTime = ({ dueAt, answeredAt }: PromisedAnswer) => answeredAt !== undefined && answeredAt <= dueAt;

export const answersByDay = (days: readonly Day[], rfis: readonly PromisedAnswer[]): AnswersOfDay[] =>
  days.map((day) => {
    const answered = rfis.filter((rfi) => rfi.day === day);
    return { day, answered: answered.length, inTime: answered.filter(isInTime).length };
  });

/** Those that wait although their moment has passed. */
export const countLate = (rfis: readonly PromisedAnswer[], now: Date): number =>
  rfis.filter(({ answeredAt, dueAt }) => answeredAt === undefined && dueAt < now).length;
