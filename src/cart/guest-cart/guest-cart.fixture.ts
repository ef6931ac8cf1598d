import type { GuestCartLine } from './guest-cart.rule.ts';

export const line = (itemid: number, Quantity: number, price = 0): GuestCartLine => ({
  itemid,
  itemname: `620${itemid}`,
  itemcode: `Z-620${itemid}`,
  brandname: 'ZWZ',
  itemtype: 'deep groove ball',
  seal: '',
  cattype: 'Bearings',
  subCat: '62',
  Dimension_ID: 25,
  Dimension_OD: 52,
  Dimension_OW: 15,
  Weight: 0.13,
  min_quantity: 1,
  order_multiple: 1,
  price,
  Quantity,
  Amount: Math.round(price * Quantity * 100) / 100,
  exp_dod: '',
  Availability: '',
  added_on: '2026-11-20T08:00:00.000Z',
});

export const cartOf = (...lines: GuestCartLine[]) => ({ id: 'a', lines });
