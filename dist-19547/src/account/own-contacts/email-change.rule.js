// A new e-mail address can be confirmed for a day; for a week the address before can stop the change or undo it.

import { hoursAfter } from '../../lib/dates.js';
import { linkHours } from '../verification/verification-lifetimes.rule.js';

const objectionDays = 7;

export const emailChangeEnds = (now      ) => ({
  endsAt: hoursAfter(now, linkHours),
  objectUntil: hoursAfter(now, 24 * objectionDays),
});

                    
               
                    
                           
                         
                          
  

export function confirmationState(change             , now      )                                      {
  if (change.objectedAt) return 'stopped';
  if (change.confirmedAt) return 'used';
  if (change.stoppedAt) return 'stopped';
  return change.endsAt <= now ? 'old' : 'good';
}

/** Stopped changes can be objected to as well: who knows the password may have asked for the next one. */
export function objectionState(change             , now      )                          {
  if (change.objectedAt) return 'done';
  return change.objectUntil <= now ? 'old' : 'good';
}
