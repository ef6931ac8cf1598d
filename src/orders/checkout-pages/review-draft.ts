import { type FormDraft, readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const draftKeyOf = (email: string) => `order-review:${email}`;

/** What the buyer with this e-mail chose and wrote on the review page, kept in this tab until the order is placed. */
export const readReviewDraft = (email: string): FormDraft => readDraft(draftKeyOf(email));

/** Keeps what is told beside what was kept before. */
export function saveReviewDraft(email: string, changes: FormDraft): void {
  writeDraft(draftKeyOf(email), { ...readReviewDraft(email), ...changes });
}

/** The order is placed: the next one begins afresh. */
export function clearReviewDraft(email: string): void {
  writeDraft(draftKeyOf(email), {});
}
