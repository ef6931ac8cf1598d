import { type FormDraft, readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const draftKeyOf = (email: string) => `order-review:${email}`;

export const readReviewDraft = (email: string): FormDraft => readDraft(draftKeyOf(email));

export function saveReviewDraft(email: string, changes: FormDraft): void {
  writeDraft(draftKeyOf(email), { ...readReviewDraft(email), ...changes });
}

export function clearReviewDraft(email: string): void {
  writeDraft(draftKeyOf(email), {});
}
