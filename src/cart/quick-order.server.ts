import { drawingFieldsOf } from '../catalogue/drawing-fields.ts';
import { type Sight, sightOf } from '../catalogue/visibility.rule.ts';
import { beginningOf, longestLine } from '../lib/long-line.ts';
import { toMajor, toPercent } from '../lib/money.ts';
import { say } from '../lib/say.ts';
import { toTheGram } from '../lib/weight.ts';
import { answer, type Step } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { pricingMoment, siteMoment } from './display-cart.server.ts';
import { lineAmounts } from './line-amounts.rule.ts';
import { type MatchedLine, matchedLines, writtenLines } from './match-quick-lines.ts';
import { mostPieces, readQuantity } from './quantity.rule.ts';
import { stepsText } from './quantity-text.rule.ts';
import { mostQuickLines, type QuickItem, type QuickLine, quickOrder } from './quick-order.contract.ts';
import { findQuickItems, type QuickItemRow } from './quick-order.db.ts';
import { isHeading } from './read-quick-line.rule.ts';

export const quickOrderCall = answer(quickOrder, { who: 'anyone' }, async ({ text }, step) => {
  const { written, tooLong } = writtenLines(text);
  const count = written.length + tooLong.length;
  if (count === 0) return refuse(quickOrder, 'empty');
  if (count > mostQuickLines) return refuse(quickOrder, 'too_many', { lines: count });
  const lines = await matchedLines(step, written);
  const ids = [...new Set(lines.flatMap((line) => line.matched.items.map((item) => item.itemId)))];
  const whose = {
    priceListId: step.caller?.priceListId ?? null,
    customerId: step.caller?.customerId ?? 0,
    now: step.now,
  };
  const rows = new Map(
    (ids.length > 0 ? await findQuickItems(step.db, { ...whose, ids }) : []).map((row) => [row.id, row]),
  );
  const at = await momentOf(step);
  const sight = sightOf(step.caller?.standing, step.site.publicListPrices);
  const read = lines.map((line) => presentLine(line, rows, { at, sight }));
  const all = [...read, ...tooLong.map(presentTooLong)].toSorted((a, b) => a.line - b.line);
  return { success: true as const, lines: all };
});

/** Answers only the beginning of the line. */
function presentTooLong({ line, text }: { line: number; text: string }): QuickLine {
  const message = say`This line is longer than ${longestLine} characters. Please correct it.`;
  return { line, text: beginningOf(text), designation: '', quantity: 0, result: 'bad_line', message, items: [] };
}

type Seen = { at: Awaited<ReturnType<typeof momentOf>>; sight: Sight };

async function momentOf(step: Step) {
  const { caller } = step;
  if (caller) return pricingMoment({ ...step, caller });
  return { ...siteMoment(step.site, step.now), taxForm: 'none' as const };
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
