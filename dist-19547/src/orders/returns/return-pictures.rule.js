// A return has at most five photos, which the buyer adds while it is open.

import { openReturnStatuses,                   } from '../return-requests.rule.js';

export const maxReturnPictures = 5;

export const canAddPictures = (status              , count        )          =>
  returnPictureRefusal(status, count) === undefined;

export function returnPictureRefusal(status              , count        )                                    {
  if (!openReturnStatuses.includes(status)) return 'closed';
  return count >= maxReturnPictures ? 'too_many' : undefined;
}
