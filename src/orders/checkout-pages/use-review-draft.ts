import { useCartSession } from '../../cart/use-cart-session.ts';
import { type FormDraft, readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

/** What the buyer has typed and chosen for the next order, on the review page or in the cart, in this tab. */
export function useReviewDraft() {
  const { session } = useCartSession();
  const name = `order-review:${session?.username ?? ''}`;
  return {
    read: (): FormDraft => readDraft(name),
    save: (changes: FormDraft): void => writeDraft(name, { ...readDraft(name), ...changes }),
    clear: (): void => writeDraft(name, {}),
  };
}
