import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const name = 'cart-quantity';

export const readQuantityDraft = (lineId: string): string | undefined => readDraft(name)[lineId];

/** One draft at a time is enough: a quantity is saved on blur. */
export function saveQuantityDraft(lineId: string, text: string | undefined): void {
  if (text !== undefined) writeDraft(name, { [lineId]: text });
  else if (readQuantityDraft(lineId) !== undefined) writeDraft(name, {});
}
