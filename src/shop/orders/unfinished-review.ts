import type { Site } from '../../sites/site.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const visit = 'visit';

/** Notes that this visit, which ends with the tab, has seen its review. */
export const markReviewSeen = (): void => writeDraft(visit, { review: 'seen' });

/** The review that an earlier visit began and no order ended, once a visit; undefined when there is none. */
export function consumeUnfinishedReview({ pages }: Site): string | undefined {
  const lines = readLocal('checkedItem');
  if (!lines || readDraft(visit).review) return undefined;
  markReviewSeen();
  return `${pages.review}?lines=${lines}`;
}
