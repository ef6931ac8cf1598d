                                                          
import { standingLabels, standingOf } from './standing.rule.js';

/** The status shown for an account; an overdue one shows its own text in place of 'Active'. */
export function statusLabel(status                , overdue                    )         {
  const standing = standingOf(status, overdue !== undefined);
  return standing === 'overdue' && overdue ? overdue : standingLabels[standing];
}

                                                    

/** new: no profile yet · other: from the customer list, not confirmed yet · existing: profile done. */
export function userType(user                                                     )           {
  if (user.profileDone) return 'existing';
  return user.fromCustomerList ? 'other' : 'new';
}
