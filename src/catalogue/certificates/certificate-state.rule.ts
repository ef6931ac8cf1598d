// How a certificate stands on a day. Staff are warned of its end while there is time to ask for the next one.

import type { Day } from '../../lib/dates.ts';
import { addDays } from '../../lib/dates.ts';
import type { CertificateState } from './certificate.contract.ts';

export const warningDays = 60;

/** What ends until this day is warned of. */
export const lastWarnedDay = (today: Day): Day => addDays(today, warningDays);

type Standing = { validFrom: Day; validTo: Day | null; isReplaced: boolean; endedAt: Date | string | null };

export function certificateState({ validFrom, validTo, isReplaced, endedAt }: Standing, today: Day): CertificateState {
  const isPast = validTo !== null && validTo < today;
  if (endedAt !== null || (isReplaced && isPast)) return 'ended';
  if (isPast) return 'over';
  if (validFrom > today) return 'later';
  return validTo !== null && validTo <= lastWarnedDay(today) && !isReplaced ? 'ends_soon' : 'holds';
}
