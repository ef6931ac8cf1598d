import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const name = 'cart-quantity';

/** What was typed into the quantity of this line of the account's cart, in this tab, and is not saved yet. */
export const readQuantityDraft = (lineId: string): string | undefined => readDraft(name)[lineId];

/** Keeps what is typed; undefined forgets it. One line's at a time: a quantity is saved as its field is left. */
export function saveQuantityDraft(lineId: string, text: string | undefined): void {
  if (text !== undefined) writeDraft(name, { [lineId]: text });
  else if (readQuantityDraft(lineId) !== undefined) writeDraft(name, {});
}
