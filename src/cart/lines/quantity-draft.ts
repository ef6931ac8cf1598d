import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const name = 'cart-quantity';

export const readQuantityDraft = (lineId: string): string | undefined => readDraft(name)[lineId];

export function saveQuantityDraft(lineId: string, text: string | undefined): void {
  const { [lineId]: before, ...others } = readDraft(name);
  if (text !== before) writeDraft(name, text === undefined ? others : { ...others, [lineId]: text });
}
