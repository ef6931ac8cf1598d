// A new e-mail address can be confirmed for a day; for a week the address before can stop the change or undo it.

import { hoursAfter } from '../../lib/dates.ts';
import { linkHours } from '../verification/verification-lifetimes.rule.ts';

const objectionDays = 7;

export const emailChangeEnds = (now: Date) => ({
  endsAt: hoursAfter(now, linkHours),
  objectUntil: hoursAfter(now, 24 * objectionDays),
});

type ChangeTimes = {
  endsAt: Date;
  objectUntil: Date;
  confirmedAt: Date | null;
  stoppedAt: Date | null;
  objectedAt: Date | null;
};

export function confirmationState(change: ChangeTimes, now: Date): 'good' | 'used' | 'stopped' | 'old' {
  if (change.objectedAt) return 'stopped';
  if (change.confirmedAt) return 'used';
  if (change.stoppedAt) return 'stopped';
  return change.endsAt <= now ? 'old' : 'good';
}

/** A stopped change can be objected to as well, because an attacker with the password may have replaced it by a new one. */
export function objectionState(change: ChangeTimes, now: Date): 'good' | 'done' | 'old' {
  if (change.objectedAt) return 'done';
  return change.objectUntil <= now ? 'old' : 'good';
}
