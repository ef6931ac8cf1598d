import type { Site } from '../sites/site.ts';
import { readDraft, writeDraft } from '../ui/draft.ts';
import { kept } from '../ui/kept.ts';

const visit = 'visit';

/** Notes that this visit, which ends with the tab, has seen its review. */
export const noteReviewSeen = (): void => writeDraft(visit, { review: 'seen' });

/** The review that an earlier visit began and no order ended, once a visit; undefined when there is none. */
export function takeUnfinishedReview({ pages }: Site): string | undefined {
  const lines = kept('checkedItem');
  if (!lines || readDraft(visit).review) return undefined;
  noteReviewSeen();
  return `${pages.review}?lines=${lines}`;
}
