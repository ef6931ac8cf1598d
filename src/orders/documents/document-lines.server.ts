import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { sum } from '../../lib/sum.ts';
import type { DocumentLine } from '../documents.table.ts';
import type { OrderLineRow } from '../orders.db.ts';
import { taxOf } from './tax-parts.rule.ts';
import { keptPieces, type TaxedLinePieces, taxShare } from './tax-share.rule.ts';

export type LinePieces = { line: OrderLineRow; quantity: number; lots?: string; origin?: string };

export function documentLinesOf(
  pieces: readonly LinePieces[],
  form: TaxTreatment,
  invoiced: readonly TaxedLinePieces[] = [],
): DocumentLine[] {
  return pieces.map(({ line, quantity, lots = '', origin = '' }, index) => {
    const before = invoiced.filter((one) => one.orderLineId === line.id);
    return {
      lineNo: index + 1,
      orderLineId: line.id,
      itemCode: line.itemCode,
      itemName: line.itemName,
      maker: line.maker,
      category: line.category,
      hsn: line.hsn,
      unit: line.unit,
      origin: origin || line.origin,
      lots,
      quantity,
      listMinor: line.listMinor,
      unitMinor: line.unitMinor,
      discountBp: line.discountBp,
      taxableMinor: line.unitMinor * quantity,
      taxBp: line.taxBp,
      ...taxShare(keptPieces(line, form), before, quantity),
    };
  });
}

export function documentTotals(lines: readonly DocumentLine[]) {
  const subtotalMinor = sum(lines, (line) => line.taxableMinor);
  const taxMinor = sum(lines, taxOf);
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor };
}
