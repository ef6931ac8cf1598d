import { toMajor } from '../../lib/money.ts';
import { dayEntryText } from './read-day-entry.rule.ts';
import type { DeskLine, DeskOffer } from './rfi-desk.contract.ts';
import { type LineDraft, proposalFor, type RfiTerms, type TypedAnswer } from './rfi-draft.rule.ts';

const amountText = (minor: number) => (minor > 0 ? toMajor(minor).toFixed(2) : '');

/** What the fields of a line show before anything is typed: its draft, its answer, or the proposal. */
export function typedFor(line: DeskLine, terms: RfiTerms, draft?: LineDraft, offer = draft?.offer): TypedAnswer {
  const isDraft = draft !== undefined && !draft.declined && offer === draft.offer;
  const answer = line.answer && {
    unitMinor: line.answer.unitMinor,
    quantity: line.answer.quantity,
    expectedOn: line.answer.expectedOn < terms.today ? '' : line.answer.expectedOn,
  };
  const { unitMinor, quantity, expectedOn } = isDraft
    ? draft
    : ((offer ? null : answer) ?? proposalFor(line, terms, offer));
  return {
    price: amountText(unitMinor),
    quantity: String(quantity),
    by: dayEntryText(expectedOn, terms.today),
    note: draft?.note ?? '',
    offer,
    alternatives: isDraft
      ? (draft.alternatives ?? []).map((one) => ({
          offer: one.offer,
          price: amountText(one.unitMinor),
          by: dayEntryText(one.expectedOn, terms.today),
        }))
      : [],
    floorReason: (isDraft && draft.floorReason) || '',
  };
}

const maxAlternatives = 3;

/** Another item beside, with their price for it today; once more takes it back. */
export function withOrWithout(typed: TypedAnswer, line: DeskLine, offer: DeskOffer, terms: RfiTerms): TypedAnswer {
  const others = typed.alternatives.filter((one) => one.offer.itemCode !== offer.itemCode);
  if (others.length < typed.alternatives.length) return { ...typed, alternatives: others };
  const { unitMinor, expectedOn } = proposalFor(line, terms, offer);
  const added = { offer, price: amountText(unitMinor), by: dayEntryText(expectedOn, terms.today) };
  return { ...typed, alternatives: [...others, added].slice(0, maxAlternatives) };
}
