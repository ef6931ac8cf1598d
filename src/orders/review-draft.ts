import { type Draft, readDraft, writeDraft } from '../ui/draft.ts';

const nameOf = (email: string) => `order-review:${email}`;

/** What the buyer with this e-mail chose and wrote on the review page, kept in this tab until the order is placed. */
export const readReview = (email: string): Draft => readDraft(nameOf(email));

/** Keeps what is told beside what was kept before. */
export function keepReview(email: string, told: Draft): void {
  writeDraft(nameOf(email), { ...readReview(email), ...told });
}

/** The order is placed: the next one begins afresh. */
export function forgetReview(email: string): void {
  writeDraft(nameOf(email), {});
}
