import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import type { Visibility } from '../../catalogue/pricing/visibility.rule.ts';
import type { Day } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { linePreview, maxLineLength, truncateLine } from '../../lib/line-length.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { damageOf } from '../../lib/spreadsheet/damaged-cell.ts';
import { roundToGram } from '../../lib/weight.ts';
import type { SiteCode } from '../../sites/site.ts';
import { lineAmounts, type PricingContext } from '../lines/line-amounts.rule.ts';
import { maxQuantity, parseQuantity } from '../lines/quantity.rule.ts';
import { stepsText } from '../lines/quantity-text.rule.ts';
import { readPastedList, type SkippedRow } from '../pasted-list/list-columns.rule.ts';
import type { PastedList } from '../pasted-list/list-parts.rule.ts';
import { likelyQuantity } from '../pasted-list/read-quick-line.rule.ts';
import { type FindMatches, type MatchedLine, matchLines, splitLines } from './match-quick-lines.server.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';
import type { QuickItemRow } from './quick-order.db.ts';

export type QuickList = PriceView & { site: SiteCode; pasted: PastedList };
type PriceView = { pricing: PricingContext; visibility: Visibility };

export type QuickLookups = {
  matches: FindMatches;
  items: (ids: number[]) => Promise<QuickItemRow[]>;
  /** Only items that the caller's company has ordered. */
  lastBought: (ids: number[]) => Promise<[itemId: number, on: Day][]>;
};

type FoundItems = { rows: ReadonlyMap<number, QuickItemRow>; bought: ReadonlyMap<number, Day> };

/** Uses the database through `lookups` only, so that it runs in any thread. */
export async function readQuickList({ pasted, ...view }: QuickList, lookups: QuickLookups): Promise<QuickLine[]> {
  const table = typeof pasted === 'string' ? readPastedList(pasted) : { rows: pasted, skipped: [] };
  const { candidates, tooLong } = splitLines(table.rows);
  const lines = await matchLines(lookups.matches, candidates);
  const ids = [...new Set(lines.flatMap((line) => line.matched.items.map((item) => item.itemId)))];
  const found = await findItems(ids, lookups);
  const read = lines.map((line) => presentLine(line, found, view));
  return [...table.skipped.map(presentSkipped), ...read, ...tooLong.map(presentTooLong)].toSorted(
    (a, b) => a.line - b.line,
  );
}

async function findItems(ids: number[], { items, lastBought }: QuickLookups): Promise<FoundItems> {
  if (ids.length === 0) return { rows: new Map(), bought: new Map() };
  const [rows, bought] = await Promise.all([items(ids), lastBought(ids)]);
  return { rows: new Map(rows.map((row) => [row.id, row])), bought: new Map(bought) };
}

function presentSkipped({ line, text }: SkippedRow): QuickLine {
  const message = t`Heading or greeting, skipped.`;
  return { ...nothingIn(line, truncateLine(text)), result: 'heading', message };
}

const nothingIn = (line: number, text: string) => ({
  line,
  text,
  designation: '',
  written: text,
  quantity: 0,
  ambiguous: false,
  likely_quantity: 0,
  items: [],
});

function presentTooLong({ line, text }: { line: number; text: string }): QuickLine {
  const message = t`This line is longer than ${maxLineLength} characters. Please shorten it.`;
  return { ...nothingIn(line, linePreview(text)), result: 'bad_line', message };
}

function presentLine(
  { line, text, written, reading, matched }: MatchedLine,
  { rows, bought }: FoundItems,
  view: PriceView,
): QuickLine {
  const likely = likelyQuantity(reading.quantity ?? '') ?? 0;
  const { ambiguous } = matched;
  const common = { line, text, written, designation: reading.designation, ambiguous, likely_quantity: likely };
  const quantity = parseQuantity(reading.quantity ?? '1', { minQty: 1, orderMultiple: 1 });
  const items = matched.items.flatMap(({ itemId, differs }) => {
    const row = rows.get(itemId);
    return row ? [{ ...presentItem(row, quantity ?? 1, differs, view), last_bought: bought.get(itemId) ?? '' }] : [];
  });
  const [only] = items;
  const isNamed = matched.result === 'found' || matched.result === 'interchangeable';
  const refusal =
    quantity === undefined
      ? quantityProblem(reading.quantity ?? '', likely)
      : isNamed && only
        ? stepsRefusal(only, quantity)
        : '';
  if (refusal) return { ...common, quantity: quantity ?? 0, result: 'bad_quantity', message: refusal, items };
  const message = (matched.result === 'not_found' && damageText(reading.designation)) || matched.message;
  return { ...common, quantity: quantity ?? 1, result: matched.result, message, items };
}

/** What has become of a number in a spreadsheet, where one sees it; else ''. */
function damageText(written: string): string {
  const damage = damageOf(written.trim());
  if (damage === 'shortened') return t`${written} is a number that a spreadsheet has shortened. Please write it out.`;
  return damage === 'date'
    ? t`${written} is a date that a spreadsheet has made of a number. Please write the number.`
    : '';
}

/** '3?' is a number that may be the quantity, or something else. */
function quantityProblem(written: string, likely: number): string {
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
