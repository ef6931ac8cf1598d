import type { Site } from '../../sites/site.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const visit = 'visit';

/** Holds until the tab is closed, because it is kept in sessionStorage. */
export const markReviewSeen = (): void => writeDraft(visit, { review: 'seen' });

/** Returned once per visit; undefined if no review is unfinished. */
export function consumeUnfinishedReview({ pages }: Site): string | undefined {
  const lines = readLocal('checkedItem');
  if (!lines || readDraft(visit).review) return undefined;
  markReviewSeen();
  return `${pages.review}?lines=${lines}`;
}
