import type { QuickItem } from '../src/cart/quick-order.contract.ts';
import type { QuickRow } from '../src/cart/quick-rows.rule.ts';

/** An item that a list found, priced for 40 pieces, but for what is told. */
export function quickItemOf(told: Partial<QuickItem> = {}): QuickItem {
  return {
    itemid: 11,
    itemname: '6205-2RS/C3',
    itemcode: 'ZW-6205',
    brandname: 'ZWZ',
    itemtype: 'deep groove ball',
    seal: 'contact seal x2',
    Dimension_ID: 25,
    Dimension_OD: 52,
    Dimension_OW: 15,
    min_quantity: 1,
    order_multiple: 1,
    QtyPerCarton: 100,
    list_price: 412,
    your_price: 238.96,
    calculate_discount_percentage: 42,
    gst_value: 1720.52,
    gst_percenatge: 18,
    total_value1: 9558.4,
    weight: 5.2,
    Availability: 'Stock',
    exp_dod: '2026-11-23',
    differs: '',
    ...told,
  };
}

/** A line of a list that found its item, but for what is told. */
export function quickRowOf(told: Partial<QuickRow> = {}): QuickRow {
  return {
    key: '1',
    line: 1,
    text: '6205 2rs c3, 40',
    designation: '6205 2rs c3',
    quantity: 40,
    result: 'found',
    message: '',
    items: [quickItemOf()],
    ...told,
  };
}
