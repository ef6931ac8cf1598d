import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { stepsOf } from '../../catalogue/items/item-row.server.ts';
import type { Visibility } from '../../catalogue/pricing/visibility.rule.ts';
import type { Day } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { linePreview, maxLineLength } from '../../lib/line-length.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { damageOf } from '../../lib/spreadsheet/damaged-cell.ts';
import { roundToGram } from '../../lib/weight.ts';
import type { SiteCode } from '../../sites/site.ts';
import { lineAmounts, type PricingContext } from '../lines/line-amounts.rule.ts';
import { maxQuantity, parseQuantity } from '../lines/quantity.rule.ts';
import { stepsText } from '../lines/quantity-text.rule.ts';
import { makersText } from '../pasted-list/asked-makers.rule.ts';
import { maxQuickLines } from '../pasted-list/list-parts.rule.ts';
import type { ListChoices, ListSource } from '../pasted-list/read-list.rule.ts';
import { likelyQuantity, type ParsedLine } from '../pasted-list/read-quick-line.rule.ts';
import type { SheetReading } from '../pasted-list/read-sheet.rule.ts';
import { type FindMatches, type MatchedLine, matchLines, splitLines } from './match-quick-lines.server.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';
import type { QuickItemRow } from './quick-order.db.ts';
import { readColumnsThatFind } from './read-columns-that-find.server.ts';
import { nothingIn, skippedLine } from './skipped-line.rule.ts';

export type QuickListToRead = PriceView & { site: SiteCode; source: ListSource; choices?: ListChoices | undefined };
type PriceView = { pricing: PricingContext; visibility: Visibility };

export type QuickLookups = {
  matches: FindMatches;
  items: (ids: number[]) => Promise<QuickItemRow[]>;
  /** The day of the last purchase of each item that the caller's company has ordered. */
  lastBought: (ids: number[]) => Promise<[itemId: number, on: Day][]>;
};

type FoundItems = { rows: ReadonlyMap<number, QuickItemRow>; bought: ReadonlyMap<number, Day> };

/** `count` of the rows that name something; none are looked up where they are too many. */
export type ReadQuickList = { count: number; lines: QuickLine[]; sheets: (SheetReading & { instead_of: string })[] };

/** Uses the database through `lookups` only, so that it runs in any thread. */
export async function readQuickList(
  { source, choices, ...view }: QuickListToRead,
  lookups: QuickLookups,
): Promise<ReadQuickList> {
  const { list, insteadOf } = await readColumnsThatFind({ source, choices }, lookups.matches);
  const sheets = list.sheets.map((sheet, index) => ({ ...sheet, instead_of: insteadOf.get(index) ?? '' }));
  const count = list.rows.length;
  if (count === 0 || count > maxQuickLines) return { count, lines: [], sheets };
  const { candidates, tooLong } = splitLines(list.rows);
  const lines = await matchLines(lookups.matches, candidates);
  const ids = [...new Set(lines.flatMap((line) => line.matched.items.map((item) => item.itemId)))];
  const found = await findItems(ids, lookups);
  const read = lines.map((line) => presentLine(line, found, view));
  const all = [...list.skipped.map(skippedLine), ...read, ...tooLong.map(presentTooLong)];
  return { count, sheets, lines: all.toSorted((a, b) => a.line - b.line) };
}

async function findItems(ids: number[], { items, lastBought }: QuickLookups): Promise<FoundItems> {
  if (ids.length === 0) return { rows: new Map(), bought: new Map() };
  const [rows, bought] = await Promise.all([items(ids), lastBought(ids)]);
  return { rows: new Map(rows.map((row) => [row.id, row])), bought: new Map(bought) };
}

function presentTooLong({ line, text }: { line: number; text: string }): QuickLine {
  const message = t`This line is longer than ${maxLineLength} characters. Please shorten it.`;
  return { ...nothingIn(line, linePreview(text)), result: 'bad_line', message };
}

function presentLine(matchedLine: MatchedLine, { rows, bought }: FoundItems, view: PriceView): QuickLine {
  const { line, text, reading, matched } = matchedLine;
  if (matchedLine.other) return presentQuestion(matchedLine, [reading, matchedLine.other]);
  if (matchedLine.asks)
    return {
      ...nothingIn(line, text),
      written: matchedLine.written,
      own_number: matchedLine.ownNumber,
      quantity: 1,
      result: 'not_found',
      message: severalText(matchedLine.asks),
    };
  const unit = askedUnit(matchedLine);
  const count = reading.quantity ?? '1';
  const likely = unit ? piecesOf(unit, count) : (likelyQuantity(count) ?? 0);
  const { ambiguous } = matched;
  const common = {
    line,
    text,
    written: matchedLine.written,
    designation: designationOf(matchedLine),
    ambiguous,
    likely_quantity: likely,
    own_number: matchedLine.ownNumber,
    readings: [],
  };
  const quantity = unit ? undefined : parseQuantity(count, { minQty: 1, orderMultiple: 1 });
  const items = matched.items.flatMap(({ itemId, differs }) => {
    const row = rows.get(itemId);
    return row ? [{ ...presentItem(row, quantity ?? 1, differs, view), last_bought: bought.get(itemId) ?? '' }] : [];
  });
  const [only] = items;
  const isNamed = matched.result === 'found' || matched.result === 'interchangeable';
  const refusal =
    quantity === undefined
      ? unit
        ? unitText(unit, count, likely)
        : quantityProblem(count, likely)
      : isNamed && only
        ? stepsRefusal(only, quantity)
        : '';
  if (refusal) return { ...common, quantity: quantity ?? 0, result: 'bad_quantity', message: refusal, items };
  const message = (matched.result === 'not_found' && damageText(reading.designation)) || matched.message;
  return { ...common, quantity: quantity ?? 1, result: matched.result, message, items };
}

/** Writes the makers that the line names too, so that it is read again as it was. */
const designationOf = ({ reading, makers }: MatchedLine): string =>
  [makersText(makers), reading.designation].filter(Boolean).join(' ');

/** '2 × 6205-2RS, or 1 × 6205-2RS2?' */
function presentQuestion(matchedLine: MatchedLine, both: readonly ParsedLine[]): QuickLine {
  const { line, text, written } = matchedLine;
  const readings = both.map(({ designation: number, quantity }) => {
    const designation = quantity === undefined ? joined(number) : number;
    return {
      designation: designationOf({ ...matchedLine, reading: { designation, quantity } }),
      quantity: Number(quantity ?? 1),
    };
  });
  const message = t`${readings.map(({ designation, quantity }) => `${quantity} × ${designation}`).join(t`, or `)}?`;
  return {
    ...nothingIn(line, text),
    written,
    own_number: matchedLine.ownNumber,
    result: 'two_readings',
    message,
    readings,
  };
}

/** A number that is put together from its parts is shown, and sent, without the blank between them. */
function joined(designation: string): string {
  const isPair = parseDesignation(designation).basic.includes('/') && !designation.includes('/');
  return designation.replace(/[\s-]{1,3}(?=\d{1,3}$)/, isPair ? '/' : '');
}

const severalText = (asks: NonNullable<MatchedLine['asks']>): string =>
  asks === 'range'
    ? t`Which bearings of this range? Please write each on a line of its own.`
    : t`This line names two bearings. Please write the one you want, or each on a line of its own.`;

/** A set that is sold as one, of a cone and its cup, is counted as the shop does. */
function askedUnit({ unit, reading }: MatchedLine): string {
  const { setOf, basic, type } = parseDesignation(reading.designation);
  const isSoldAsSet = setOf > 1 || (/^sets?$/i.test(unit) && (basic.includes('/') || type === 'insert/unit'));
  return /^(?:sets?|pairs?|prs?)$/i.test(unit) && isSoldAsSet ? '' : unit;
}

/** How many pieces a unit counts; 0 where nobody can know. */
function piecesOf(unit: string, written: string): number {
  const count = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (/^(?:pairs?|prs?)$/i.test(unit)) return count * 2;
  return /^sets?$/i.test(unit) ? count : 0;
}

const unitText = (unit: string, written: string, likely: number): string =>
  likely > 0
    ? t`${written} ${unit}: are these ${plural(likely, 'piece')}?`
    : t`${written} ${unit}: how many pieces are these?`;

/** Says how a spreadsheet damaged a number, where one sees it; else ''. */
function damageText(written: string): string {
  const damage = damageOf(written.trim());
  if (damage === 'shortened') return t`${written} is a number that a spreadsheet has shortened. Please write it out.`;
  return damage === 'date'
    ? t`${written} is a date that a spreadsheet has made of a number. Please write the number.`
    : '';
}

/** '3?' is a number that may be the quantity, or something else. */
function quantityProblem(written: string, likely: number): string {
  if (written === '') return t`How many?`;
  if (likely > 0 && /^[@=]|\.\d\d$/.test(written)) return t`Is ${likely} the quantity, or a price?`;
  if (likely > 0 && written.endsWith('?')) return t`Is ${likely} the quantity?`;
  const damage = damageText(written);
  if (damage) return damage;
  return [t`'${written}' is not a quantity.`, likely > 0 && t`Is it ${likely}?`].filter(Boolean).join(' ');
}

function stepsRefusal(item: QuickItem, quantity: number): string {
  const rules = { minQty: item.min_quantity, orderMultiple: item.order_multiple };
  if (parseQuantity(String(quantity), rules) !== undefined) return '';
  return t`Please enter a valid quantity: ${stepsText(item) ?? t`1 to ${maxQuantity}`}.`;
}

/** Hidden amounts are 0, hidden texts empty. */
function presentItem(
  row: QuickItemRow,
  quantity: number,
  differs: string,
  { pricing, visibility }: PriceView,
): Omit<QuickItem, 'last_bought'> {
  const noQuote = { quotedMinor: null, quotedOn: null, validUntil: null, heldAt: null };
  const amounts = lineAmounts({ ...row, ...noQuote, quantity }, pricing);
  const yourAmount = (minor: number) => (visibility.yourPrice ? toMajor(minor) : 0);
  return {
    itemid: row.id,
    itemname: row.name,
    itemcode: row.code,
    brandname: row.maker,
    ...drawingFieldsOf(row),
    min_quantity: row.minQty,
    order_multiple: row.orderMultiple,
    QtyPerCarton: row.qtyPerCarton,
    list_price: visibility.listPrice ? toMajor(row.listMinor) : 0,
    your_price: yourAmount(amounts.unitMinor),
    price_steps: stepsOf(row, { visibility, today: pricing.today }),
    calculate_discount_percentage: visibility.yourPrice ? toPercent(amounts.discountBp) : 0,
    gst_value: yourAmount(amounts.taxMinor),
    gst_percenatge: toPercent(row.taxBp),
    total_value1: yourAmount(amounts.totalMinor),
    weight: roundToGram(amounts.weightKg),
    Availability: visibility.availability && amounts.word !== 'RFI Approved' ? amounts.word : '',
    exp_dod: (visibility.quantity && amounts.expectedOn) || '',
    differs,
  };
}
