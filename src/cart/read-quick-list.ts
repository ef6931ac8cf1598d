import { drawingFieldsOf } from '../catalogue/drawing-fields.ts';
import type { Sight } from '../catalogue/visibility.rule.ts';
import { beginningOf, longestLine } from '../lib/long-line.ts';
import { toMajor, toPercent } from '../lib/money.ts';
import { say } from '../lib/say.ts';
import { toTheGram } from '../lib/weight.ts';
import type { SiteCode } from '../sites/site.ts';
import { lineAmounts } from './line-amounts.rule.ts';
import { type FindMatches, type MatchedLine, matchedLines, writtenLines } from './match-quick-lines.ts';
import { mostPieces, readQuantity } from './quantity.rule.ts';
import { stepsText } from './quantity-text.rule.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';
import type { QuickItemRow } from './quick-order.db.ts';
import { isHeading } from './read-quick-line.rule.ts';

/** A pasted list, and how its reader sees what it names. */
export type QuickList = Seen & { site: SiteCode; text: string };
type Seen = { at: Parameters<typeof lineAmounts>[1]; sight: Sight };

/** What has to be asked of the database on the way. */
export type QuickLookUps = { matches: FindMatches; items: (ids: number[]) => Promise<QuickItemRow[]> };

/** What each line of a list is; beside the look-ups it stands on nothing, so that it runs in any thread. */
export async function readQuickList({ text, at, sight }: QuickList, lookUps: QuickLookUps): Promise<QuickLine[]> {
  const { written, tooLong } = writtenLines(text);
  const lines = await matchedLines(lookUps.matches, written);
  const ids = [...new Set(lines.flatMap((line) => line.matched.items.map((item) => item.itemId)))];
  const rows = new Map((ids.length > 0 ? await lookUps.items(ids) : []).map((row) => [row.id, row]));
  const read = lines.map((line) => presentLine(line, rows, { at, sight }));
  return [...read, ...tooLong.map(presentTooLong)].toSorted((a, b) => a.line - b.line);
}

/** Answers only the beginning of the line. */
function presentTooLong({ line, text }: { line: number; text: string }): QuickLine {
  const message = say`This line is longer than ${longestLine} characters. Please correct it.`;
  return { line, text: beginningOf(text), designation: '', quantity: 0, result: 'bad_line', message, items: [] };
}

function presentLine(
  { line, text, way, matched }: MatchedLine,
  rows: ReadonlyMap<number, QuickItemRow>,
  seen: Seen,
): QuickLine {
  const of = { line, text, designation: way.designation };
  if (line === 1 && matched.result === 'not_found' && isHeading(text))
    return { ...of, quantity: 0, result: 'heading', message: say`Read as a heading.`, items: [] };
  const quantity = readQuantity(way.quantity ?? '1', { minQty: 1, orderMultiple: 1 });
  const items = matched.items.flatMap(({ itemId, differs }) => {
    const row = rows.get(itemId);
    return row ? [presentItem(row, quantity ?? 1, differs, seen)] : [];
  });
  const [only] = items;
  const named = matched.result === 'found' || matched.result === 'interchangeable';
  const wrong =
    quantity === undefined
      ? say`'${way.quantity ?? ''}' is no quantity.`
      : named && only
        ? stepsRefusal(only, quantity)
        : '';
  if (wrong) return { ...of, quantity: quantity ?? 0, result: 'bad_quantity', message: wrong, items };
  return { ...of, quantity: quantity ?? 1, result: matched.result, message: matched.message, items };
}

function stepsRefusal(item: QuickItem, quantity: number): string {
  const terms = { minQty: item.min_quantity, orderMultiple: item.order_multiple };
  if (readQuantity(String(quantity), terms) !== undefined) return '';
  return say`Please enter a valid quantity: ${stepsText(item) ?? say`1 to ${mostPieces}`}.`;
}

/** What may not be seen is 0 or ''. */
function presentItem(row: QuickItemRow, quantity: number, differs: string, { at, sight }: Seen): QuickItem {
  const noQuote = { quotedMinor: null, quotedOn: null, validUntil: null, heldAt: null };
  const amounts = lineAmounts({ ...row, ...noQuote, quantity }, at);
  const own = (minor: number) => (sight.yourPrice ? toMajor(minor) : 0);
  return {
    itemid: row.id,
    itemname: row.name,
    itemcode: row.code,
    brandname: row.maker,
    ...drawingFieldsOf(row),
    min_quantity: row.minQty,
    order_multiple: row.orderMultiple,
    QtyPerCarton: row.qtyPerCarton,
    list_price: sight.listPrice ? toMajor(row.listMinor) : 0,
    your_price: own(amounts.unitMinor),
    calculate_discount_percentage: sight.yourPrice ? toPercent(amounts.discountBp) : 0,
    gst_value: own(amounts.taxMinor),
    gst_percenatge: toPercent(row.taxBp),
    total_value1: own(amounts.totalMinor),
    weight: toTheGram(amounts.weightKg),
    Availability: sight.availability && amounts.word !== 'RFI Approved' ? amounts.word : '',
    exp_dod: (sight.quantity && amounts.expectedOn) || '',
    differs,
  };
}
