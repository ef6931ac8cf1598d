// A quotation has the number of its RFI and its revision: NODQ26000198-2. What changes the paper makes the next revision.

import type { RfiStep } from '../../rfi/rfi-step.data.ts';

const changing: readonly RfiStep[] = ['answered', 'declined', 'maker', 'ordered', 'lapsed', 'withdrawn', 'extended'];

export type Revision = { revision: number; madeAt: Date };

/** The revisions, oldest first; the first answer makes the first. What happens in one moment is one change. */
export function revisionsOf(events: readonly { step: string; at: Date }[]): Revision[] {
  const firstAnswer = Math.min(...events.filter(({ step }) => step === 'answered').map(({ at }) => at.getTime()));
  const moments = events
    .filter(({ step, at }) => changing.some((one) => one === step) && at.getTime() >= firstAnswer)
    .map(({ at }) => at.getTime());
  return [...new Set(moments)]
    .toSorted((a, b) => a - b)
    .map((time, index) => ({ revision: index + 1, madeAt: new Date(time) }));
}

export const quotationNumber = (rfiNumber: string, revision: number): string =>
  `${rfiNumber.replace(/R(?=\d+$)/, 'Q')}-${revision}`;

/** 'NODR26000198' of 'NODQ26000198-2', which a buyer writes into a purchase order; other texts as they are. */
export const rfiNumberIn = (text: string): string =>
  text.trim().replace(/^([A-Z]+)Q(\d*)(-\d*)?$/i, (_, site: string, serial: string) => `${site}R${serial}`);
