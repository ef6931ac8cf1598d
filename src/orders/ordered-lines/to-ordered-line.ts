import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import type { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { roundToGram } from '../../lib/weight.ts';
import type { RowOf } from '../../server/database/select-list.server.ts';
import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.ts';
import { formatRowNumber } from '../order-number.rule.ts';
import type { OrderLineRow } from '../orders.db.ts';
import { owedBy } from '../owed-by.rule.ts';
import type { OrderedLine } from './ordered-line.contract.ts';

type Ordered = 'lineNo' | 'itemId' | 'itemName' | 'maker' | 'unitMinor' | 'totalMinor' | 'expectedOn';
type Reconciled = 'taxMinor' | 'taxBp' | 'weightKg' | 'origin';
type Quantity = 'ordered' | 'reserved' | 'dispatched' | 'cancelled' | 'returned';

export type OrderedLineRow = RowOf<typeof leftJoinedDrawingColumns> &
  Pick<OrderLineRow, Ordered | Reconciled | Quantity> & { arrived: number };

export function toOrderedLine(orderNumber: string, line: OrderedLineRow, today: Day): OrderedLine {
  const owed = owedQuantity(line);
  return {
    row_no: formatRowNumber(orderNumber, line.lineNo),
    itemid: line.itemId ?? 0,
    item_name: line.itemName,
    brand_name: line.maker,
    ...drawingFieldsOf(line),
    quantity: line.ordered,
    sent: line.dispatched,
    arrived: line.arrived,
    returned: line.returned,
    cancelled: line.cancelled,
    owed,
    reserved: Math.min(owed, line.reserved),
    owed_by: owedBy({ owed, expectedOn: line.expectedOn }, today),
    your_price: toMajor(line.unitMinor),
    total: toMajor(line.totalMinor),
    total_gst1: toMajor(line.taxMinor),
    gst_percenatge: toPercent(line.taxBp),
    weight: roundToGram(line.weightKg),
    Country: line.origin,
  };
}
