import { addDays, type Day, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { comparePriceRows, isValidOn, type Price, type PriceCandidate, priceFor, unitPriceOf } from './price.rule.ts';

/** Why a customer pays a price: the row that wins, and for each other row what it loses by. */
export type PriceOutcome =
  | 'wins'
  | 'not_yet_valid'
  | 'ended'
  | 'larger_quantity'
  | 'wider_scope'
  | 'own_row_first'
  | 'higher_minimum_first'
  | 'lower_price_first';

export type ExplainedRow<Row extends PriceCandidate> = Row & { outcome: PriceOutcome; unitMinor: number };

export type PriceExplanation<Row extends PriceCandidate> = { price: Price; rows: ExplainedRow<Row>[] };

/** `candidates` are the rows that apply to the item, whenever and from whatever quantity. */
export function explainPrice<Row extends PriceCandidate>(
  listMinor: number,
  candidates: readonly Row[],
  quantity: number,
  day: Day,
): PriceExplanation<Row> {
  const sorted = candidates.toSorted(comparePriceRows(listMinor));
  const winner = sorted.find((row) => row.minQty <= quantity && isValidOn(row, day));
  const rows = sorted.map((row) => ({
    ...row,
    unitMinor: unitPriceOf(listMinor, row),
    outcome: outcomeOf(row, winner, quantity, day),
  }));
  return { price: priceFor(listMinor, candidates, quantity, day), rows };
}

function outcomeOf(row: PriceCandidate, winner: PriceCandidate | undefined, quantity: number, day: Day): PriceOutcome {
  if (row === winner) return 'wins';
  if (day < (row.validFrom ?? day)) return 'not_yet_valid';
  if (day > (row.validTo ?? day)) return 'ended';
  if (row.minQty > quantity || !winner) return 'larger_quantity';
  if (row.scope !== winner.scope) return 'wider_scope';
  if (row.own !== winner.own) return 'own_row_first';
  return row.minQty === winner.minQty ? 'lower_price_first' : 'higher_minimum_first';
}

/** What one unit costs from a quantity on, and the next day on which that changes. */
export type ExplainedPriceStep = { quantity: number; unitMinor: number; next: { from: Day; unitMinor: number } | null };

export function explainedPriceSteps(
  listMinor: number,
  candidates: readonly PriceCandidate[],
  minQty: number,
  today: Day,
): ExplainedPriceStep[] {
  const quantities = [...new Set([minQty, ...candidates.map((row) => Math.max(minQty, row.minQty))])];
  const days = [...new Set(candidates.flatMap(changeDays))].filter((day) => day > today).sort();
  const unitOn = (quantity: number, day: Day) => priceFor(listMinor, candidates, quantity, day).unitMinor;
  const steps = quantities
    .sort((a, b) => a - b)
    .map((quantity) => {
      const unitMinor = unitOn(quantity, today);
      const from = days.find((day) => unitOn(quantity, day) !== unitMinor);
      return { quantity, unitMinor, next: from === undefined ? null : { from, unitMinor: unitOn(quantity, from) } };
    });
  return steps.filter((step, at) => at === 0 || !costsTheSame(step, steps[at - 1]));
}

const changeDays = ({ validFrom, validTo }: PriceCandidate): Day[] => [
  ...(validFrom ? [validFrom] : []),
  ...(validTo ? [addDays(validTo, 1)] : []),
];

const costsTheSame = (step: ExplainedPriceStep, before: ExplainedPriceStep | undefined) =>
  step.unitMinor === before?.unitMinor &&
  step.next?.from === before.next?.from &&
  step.next?.unitMinor === before.next?.unitMinor;

export function outcomeText({ outcome, minQty, validFrom, validTo }: ExplainedRow<PriceCandidate>): string {
  switch (outcome) {
    case 'wins':
      return t`wins`;
    case 'not_yet_valid':
      return t`from ${formatDay(validFrom ?? '')}`;
    case 'ended':
      return t`ended ${formatDay(validTo ?? '')}`;
    case 'larger_quantity':
      return t`from ${minQty}`;
    case 'wider_scope':
      return t`wider`;
    case 'own_row_first':
      return t`own row first`;
    case 'higher_minimum_first':
      return t`larger quantity first`;
    case 'lower_price_first':
      return t`lower price first`;
  }
}
