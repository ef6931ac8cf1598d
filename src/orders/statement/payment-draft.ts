import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import type { Choice } from './chosen-invoices.rule.ts';

const partPrefix = 'part ';

/** What was chosen to pay in this tab and neither paid nor begun to be; undefined if nothing was. */
export function readPaymentDraft(name: string): Choice | undefined {
  const { ticked, advance = '', ...parts } = readDraft(name);
  if (ticked === undefined) return undefined;
  const typed = Object.entries(parts).map(([key, text]) => [key.slice(partPrefix.length), text]);
  return { ticked: new Set(ticked.split(',').filter(Boolean)), typed: Object.fromEntries(typed), advance };
}

export function savePaymentDraft(name: string, { ticked, typed, advance }: Choice): void {
  const parts = Object.entries(typed).map(([number, text]) => [partPrefix + number, text]);
  writeDraft(name, { ticked: [...ticked].join(','), advance, ...Object.fromEntries(parts) });
}

export const dropPaymentDraft = (name: string): void => writeDraft(name, {});
