// Nobody is erased while something of their company is open, because nobody could be reached about it.

import { t } from '../lib/i18n.ts';

export type OpenKind = 'order' | 'invoice' | 'return' | 'payment';

/** `count` is of all of the kind, of which the first are listed. */
export type OpenRecord = { kind: OpenKind; number: string; count: number };

/** So many of a kind are named. */
export const namedOfKind = 3;

/** What is open and what to do about it, in one sentence; undefined where nothing is. */
export function whatStopsErasure(open: readonly OpenRecord[]): string | undefined {
  const todo = (['order', 'invoice', 'return', 'payment'] as const).flatMap((kind) => {
    const records = open.filter((one) => one.kind === kind);
    return records.length === 0 ? [] : [whatToDo(kind, listed(records))];
  });
  return todo.length === 0 ? undefined : t`Before this person can be erased: ${todo.join('; ')}.`;
}

function listed(records: readonly OpenRecord[]): string {
  const numbers = records.map(({ number }) => number).join(', ');
  const more = (records[0]?.count ?? 0) - records.length;
  return more > 0 ? t`${numbers} and ${more} more` : numbers;
}

function whatToDo(kind: OpenKind, numbers: string): string {
  switch (kind) {
    case 'order':
      return t`deliver or cancel order ${numbers}`;
    case 'invoice':
      return t`receive the payment of invoice ${numbers}, or credit it`;
    case 'return':
      return t`complete or decline return ${numbers}`;
    case 'payment':
      return t`wait for online payment ${numbers} to end, or settle it under Payments`;
  }
}
