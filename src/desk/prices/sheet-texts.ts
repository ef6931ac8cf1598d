import type { PriceColumn } from '../../catalogue/price-lists/price-cells.rule.ts';
import { targetText } from '../../catalogue/price-lists/price-target.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { applyDiscount, discountBetween, formatAmount, roundToMinor } from '../../lib/money.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { isChangedAt, type SheetRow } from './sheet.ts';
import type { SheetReport } from './use-price-sheet.ts';

type Move = SheetReport['moves'][number];

/** The text of a cell while it is not edited; a grey one is worked out from the other column. */
export function shownText(row: SheetRow, column: PriceColumn): string {
  const text = row.cells[column];
  if (row.isEnding && column === 'valid_to') return 'ends now';
  if (column === 'for') return forText(row);
  if (column === 'valid_from' || column === 'valid_to') return dayText(text, column, row.saved !== null);
  if (text !== '') return text;
  const listMinor = row.facts?.item?.listMinor ?? 0;
  if (column === 'net_price' && row.cells.discount_percent !== '' && listMinor > 0)
    return derivedNet(listMinor, Number(row.cells.discount_percent));
  if (column === 'discount_percent' && row.cells.net_price !== '' && listMinor > 0)
    return derivedDiscount(listMinor, Number(row.cells.net_price));
  return '';
}

function forText(row: SheetRow): string {
  if (!row.facts || isChangedAt(row, 'for')) return row.cells.for;
  if (row.facts.item) return `${row.facts.item.name}  ${row.facts.item.maker}`;
  return targetText(row.cells.for);
}

function dayText(text: string, column: 'valid_from' | 'valid_to', isSaved: boolean): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return formatDay(text);
  if (text !== '') return text;
  return column === 'valid_to' && isSaved ? 'open' : '';
}

const derivedNet = (listMinor: number, percent: number): string =>
  Number.isFinite(percent) ? (applyDiscount(listMinor, Math.round(percent * 100)) / 100).toFixed(2) : '';

const derivedDiscount = (listMinor: number, net: number): string =>
  Number.isFinite(net) ? (discountBetween(listMinor, roundToMinor(net)) / 100).toFixed(2) : '';

export function listText({ facts }: SheetRow, currency: Currency): string {
  if (!facts?.item) return '';
  return facts.item.listMinor > 0 ? formatAmount({ minor: facts.item.listMinor, currency }) : 'on request';
}

/** The margin of the price in the row, typed or calculated; undefined where price or cost is not known. */
export function rowMarginBp(row: SheetRow): number | undefined {
  const net = Number(shownText(row, 'net_price') || Number.NaN);
  const item = isChangedAt(row, 'for') ? undefined : row.facts?.item;
  return item && Number.isFinite(net) ? marginBp(roundToMinor(net), item.costMinor) : undefined;
}

export function nowText({ facts }: SheetRow, move: Move | undefined, currency: Currency): string {
  if (move?.isItem) return formatAmount({ minor: move.before, currency });
  if (facts?.nowMinor === null || facts?.nowMinor === undefined) return '';
  return formatAmount({ minor: facts.nowMinor, currency });
}

export function changeText(move: Move | undefined): string {
  if (!move) return '';
  const percent = (Math.abs(move.changeBp) / 100).toFixed(1);
  return `${move.changeBp < 0 ? '−' : '+'}${percent} %`;
}
