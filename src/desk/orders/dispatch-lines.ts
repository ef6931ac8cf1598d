import type { RequestInput } from '../../lib/contract.ts';
import type { DeskOrder } from './desk-order.ts';
import type { dispatchOrderAtDesk } from './order-actions.contract.ts';

type Line = DeskOrder['lines'][number];

/** Pieces of one lot, as typed. */
export type LotText = { lineNo: number; quantity: string; lot: string; origin: string };

/** All that lies on the shelf for the order, one row a line. */
export const lotsOnShelf = (lines: readonly Line[]): LotText[] =>
  lines.flatMap(({ line_no, on_shelf, owed }) =>
    owed > 0 ? [{ lineNo: line_no, quantity: on_shelf > 0 ? String(on_shelf) : '', lot: '', origin: '' }] : [],
  );

/** Rows without a quantity stay here. Undefined where a quantity is no whole number. */
export function linesToSend(lots: readonly LotText[]): RequestInput<typeof dispatchOrderAtDesk>['lines'] | undefined {
  const filled = lots.filter(({ quantity }) => quantity.trim() !== '' && quantity.trim() !== '0');
  if (filled.some(({ quantity }) => !/^\d{1,7}$/.test(quantity.trim()))) return undefined;
  return filled.map(({ lineNo, quantity, lot, origin }) => ({
    line_no: lineNo,
    quantity: Number(quantity),
    lot: lot.trim(),
    origin: origin.trim(),
  }));
}

/** With tax, as the whole line is taxed; the invoice is exact. */
export function worthMinor(lines: readonly Line[], lots: readonly LotText[]): number {
  return (linesToSend(lots) ?? []).reduce((sum, { line_no, quantity }) => {
    const line = lines.find((one) => one.line_no === line_no);
    return line ? sum + line.unit_minor * quantity + Math.round((line.tax_minor * quantity) / line.ordered) : sum;
  }, 0);
}
