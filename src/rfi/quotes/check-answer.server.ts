import { dayOf } from '../../lib/dates.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import type { Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { findItems, type RfiItemFacts } from '../rfi.db.ts';
import { canAnswer, rfiLineState } from '../rfi-line-state.rule.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';
import type { Alternative, CheckedAlternative, CheckedAnswer, LineAnswer, OfferedQuote } from './line-answer.ts';
import { floorWarning } from './price-floor.rule.ts';
import { quoteRefusal } from './quote-refusal.rule.ts';

type Answering = {
  site: SellerSite;
  number: string;
  now: Date;
  locked: readonly LockedRfiLine[];
  /** The items by their codes. */
  items: ReadonlyMap<string, RfiItemFacts>;
};

const maxAlternatives = 3;

/** The items that answers name, with the prices of the customer. */
export async function findOfferedItems(
  db: Db,
  { code: site }: Pick<SellerSite, 'code'>,
  customer: Pick<LockedRfiLine, 'customerId' | 'priceListId'>,
  answers: readonly LineAnswer[],
  now: Date,
): Promise<ReadonlyMap<string, RfiItemFacts>> {
  const quotes = answers.flatMap((one) => one.quote ?? []);
  const codes = quotes.flatMap(({ itemCode, alternatives = [] }) => [
    ...(itemCode ? [itemCode] : []),
    ...alternatives.map((one) => one.itemCode),
  ]);
  if (codes.length === 0) return new Map();
  const { customerId, priceListId } = customer;
  const found = await findItems(db, { site, customerId, priceListId, ids: [], codes: codes.map(plainHyphens), now });
  return new Map(found.map((item) => [item.code, item]));
}

export function checkAnswer(
  answering: Answering,
  line: LockedRfiLine,
  answer: LineAnswer,
): CheckedAnswer | Refusal<'alternative' | 'bad_quote' | 'below_floor' | 'no_item' | 'ordered' | 'unknown_item'> {
  const { site, number, now } = answering;
  const today = dayOf(now, site.calendar.timeZone);
  const state = rfiLineState(line, today);
  const { lineNo } = line;
  if (!canAnswer(state)) return refuse(rfiRefusals, 'ordered', { lineNo, number, state });
  const { quote } = answer;
  if (!quote)
    return { line, answer, quantity: line.quantityAsked, item: undefined, alternatives: [], isBelowFloor: false };
  const quantity = quote.quantity ?? line.quantityAsked;
  const wrong = quoteRefusal({ ...quote, quantity }, today);
  if (wrong) return refuse(rfiRefusals, 'bad_quote', { lineNo, problem: wrong });
  const item = offeredItem(answering, line, quote);
  if (item instanceof Refusal) return item;
  const alternatives: CheckedAlternative[] = [];
  for (const alternative of quote.alternatives ?? []) {
    const found = checkAlternative(answering, line, item, alternatives, alternative);
    if (found instanceof Refusal) return found;
    alternatives.push(found);
  }
  const tooLow = [
    lowPrice(site, `Line ${lineNo}`, quote, item ?? line),
    ...alternatives.map((one) =>
      lowPrice(site, `Line ${lineNo}, ${one.item.name} ${one.item.maker}`, one.quote, one.item),
    ),
  ].find((warning) => warning !== '');
  if (tooLow && !quote.floorReason?.trim()) return refuse(rfiRefusals, 'below_floor', { problem: tooLow });
  return { line, answer, quantity, item, alternatives, isBelowFloor: tooLow !== undefined };
}

/** Undefined for the item of the line. */
function offeredItem(
  answering: Answering,
  line: LockedRfiLine,
  { itemCode }: OfferedQuote,
): RfiItemFacts | undefined | Refusal<'alternative' | 'no_item' | 'unknown_item'> {
  if (!itemCode)
    return line.itemId === null
      ? refuse(rfiRefusals, 'no_item', { lineNo: line.lineNo, itemName: line.itemName })
      : undefined;
  const item = itemOfCode(answering, itemCode);
  if (item instanceof Refusal || item.id === line.itemId) return item instanceof Refusal ? item : undefined;
  return line.alternativeTo === null ? item : refuse(rfiRefusals, 'alternative.withdraw', { lineNo: line.lineNo });
}

const itemOfCode = ({ site, items }: Answering, code: string) =>
  items.get(plainHyphens(code)) ?? refuse(rfiRefusals, 'unknown_item', { site: site.name, code });

function checkAlternative(
  answering: Answering,
  line: LockedRfiLine,
  quoted: RfiItemFacts | undefined,
  others: readonly CheckedAlternative[],
  alternative: Alternative,
): CheckedAlternative | Refusal<'alternative' | 'bad_quote' | 'unknown_item'> {
  const { site, now, locked } = answering;
  const { lineNo } = line;
  if (line.alternativeTo !== null)
    return refuse(rfiRefusals, 'alternative.of_alternative', { lineNo, alternativeTo: line.alternativeTo });
  const before = locked.filter((one) => one.alternativeTo === lineNo).length;
  if (before + others.length >= maxAlternatives)
    return refuse(rfiRefusals, 'alternative.too_many', { lineNo, max: maxAlternatives });
  const item = itemOfCode(answering, alternative.itemCode);
  if (item instanceof Refusal) return item;
  const of = `Line ${lineNo}, ${item.name} ${item.maker}`;
  const asLine = locked.find((one) => one.itemId === item.id && one !== line);
  if (asLine) return refuse(rfiRefusals, 'alternative.is_line', { item: of, lineNo: asLine.lineNo });
  const isQuoted = item.id === (quoted?.id ?? line.itemId);
  if (isQuoted || others.some((one) => one.item.id === item.id))
    return refuse(rfiRefusals, 'alternative.twice', { item: of });
  const quantity = alternative.quantity ?? line.quantityAsked;
  const wrong = quoteRefusal({ ...alternative, quantity }, dayOf(now, site.calendar.timeZone));
  return wrong
    ? refuse(rfiRefusals, 'bad_quote.offer', { item: of, problem: wrong })
    : { quote: alternative, quantity, item };
}

/** '' for a price that keeps the lowest margin. */
function lowPrice(
  { salesDesk, currency }: SellerSite,
  of: string,
  { unitMinor }: { unitMinor: number },
  { costMinor }: { costMinor: number | null },
): string {
  const warning = floorWarning(unitMinor, { costMinor, floorBp: salesDesk.marginFloorBp }, currency);
  return warning && `${of}: ${warning}`;
}
