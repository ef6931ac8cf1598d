// A return has at most five photos, which the buyer adds while it is open.

import { openReturnStatuses, type ReturnStatus } from '../return-requests.rule.ts';

export const maxReturnPictures = 5;

export const canAddPictures = (status: ReturnStatus, count: number): boolean =>
  returnPictureRefusal(status, count) === undefined;

export function returnPictureRefusal(status: ReturnStatus, count: number): 'closed' | 'too_many' | undefined {
  if (!openReturnStatuses.includes(status)) return 'closed';
  return count >= maxReturnPictures ? 'too_many' : undefined;
}
