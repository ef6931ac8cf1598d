import { z } from 'zod';
import { drawingFields } from '../catalogue/items/item.contract.ts';
import { notActiveMessage } from '../catalogue/not-active-message.data.ts';
import { availabilityStatuses } from '../catalogue/stock/availability.rule.ts';
import { defineContract, freeText, ignored, rowId, textId } from '../lib/contract.ts';
import { msg } from '../lib/i18n.ts';
import { quotedQuantityMessage } from './cart-messages.data.ts';

/** Amounts in major units, weight in kg of the whole line. */
export const cartLine = z.object({
  item_detail_id: z.number(),
  itemid: z.number(),
  itemname: z.string(),
  brandname: z.string(),
  itemcode: z.string(),
  cattype: z.string(),
  catname: z.string(),
  subCat: z.string(),
  descript: z.string(),
  ...drawingFields,
  min_quantity: z.number(),
  order_multiple: z.number(),
  QtyPerCarton: z.number(),
  quantity: z.number(),
  amount_per_unit: z.number(),
  your_price: z.number(),
  list_price: z.number(),
  calculate_discount_percentage: z.number(),
  gst_value: z.number(),
  gst_percenatge: z.number(),
  weight: z.number(),
  Availability: z.enum([...availabilityStatuses, 'RFI Approved']),
  exp_dod: z.string(),
  free_stock: z.number(),
  Country: z.string(),
  total_value1: z.number(),
  added_on: z.string(),
  /** '0' ordinary, '4' quoted. */
  status: z.string(),
  /** Last day of the quote; empty on an ordinary line. */
  valid_until: z.string(),
  /** What a piece would cost this customer without the quote, where that is less than quoted; else 0. */
  price_without_quote: z.number(),
});
export type CartLine = z.infer<typeof cartLine>;

export const displayCart = defineContract({
  path: 'api/display_additem/',
  method: 'GET',
  summary: "Shows the signed-in buyer's cart with prices, tax and availability as of now.",
  request: z.object({}),
  reply: z.object({ success: z.literal(true), itemdetails: z.array(cartLine) }),
});

export const cartCount = defineContract({
  path: 'api/cart_count/',
  method: 'GET',
  summary: "Counts the lines in the signed-in buyer's cart.",
  request: z.object({}),
  reply: z.object({ success: z.literal(true), num_cart_data: z.number(), item_ids: z.array(z.number()) }),
});

const line = z.object({
  item_id: textId().optional(),
  itemcode: textId().optional(),
  item_name: freeText(300),
  /** Ignored: the server's price applies. */
  amount_per_unit: ignored,
  quantity: textId(400).default('1'),
  flag: z.enum(['add_cart', 'merge_cart', 'restore_cart', 'rfq_history']).catch('add_cart').default('add_cart'),
  /** The number of the RFI with flag rfq_history; item_id is then the ItemCode of its line. */
  rfq_id: textId().optional(),
  /** StkTranNo of its line, which tells apart two lines that are quoted with the same item. */
  rfi_line_id: rowId.optional(),
  /** What the removal of the line replied, with flag restore_cart; it gives the line its former place. */
  added_on: z.iso
    .datetime(msg('Please enter a value'))
    .startsWith('20', msg('Please enter a value'))
    .max(30)
    .optional(),
  Purchase_Price: ignored,
});

export const addItem = defineContract({
  path: 'api/add_item/',
  method: 'POST',
  summary:
    'Adds items to the cart: add_cart replaces the quantity of an existing line, merge_cart adds to it, restore_cart brings removed lines back and leaves those of the cart as they are, rfq_history adds lines of one RFI as quoted.',
  request: z.object({
    item_info: z.array(line).min(1, msg('Please choose an item')).max(2000, msg('A cart holds up to 2,000 lines')),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    num_cart_data: z.number(),
    /** The moment that its lines have in the cart, ISO 8601. */
    added_on: z.string(),
    rejected: z.array(z.object({ item_id: z.string(), item_name: z.string(), reason: z.string() })),
  }),
  refusals: {
    not_active: notActiveMessage,
    bad_quantity: '{problem}',
    unknown_item: '{item} is not sold here.',
    cart_full: 'A cart holds up to 2,000 lines.',
    two_rfis: 'Selecting items from different RFIs is disabled.',
    'no_such_quote.no_rfi': 'Please name the RFI in which {item} was quoted (rfq_id).',
    no_such_quote: 'There is no quote for {item} in {rfi}. Please check your RFI History.',
    alternatives: '{item} and {other} are alternatives. Please add one of them.',
    quote_closed: '{item} is {state} and cannot be added. Please check your RFI History.',
  },
});

export const updateQuantity = defineContract({
  path: 'api/update_item_quantity/',
  method: 'POST',
  summary: 'Saves the quantity of a cart line; backorder_flag is true if its availability changed.',
  request: z.object({ item_id: rowId, item_quantity: textId(400) }),
  reply: z.object({ success: z.literal(true), backorder_flag: z.boolean(), message: z.string() }),
  refusals: { bad_quantity: '{problem}', quoted: quotedQuantityMessage },
});
export const backorderMessage = msg('Requested Quantity has different availability.');

export const removeItem = defineContract({
  path: 'api/remove_item_cart/',
  method: 'POST',
  summary: 'Removes a line from the cart; removing it again has no effect.',
  request: z.object({ item_detail_id: rowId }),
  /** `added_on` to the microsecond; empty if the line was no longer in the cart. */
  reply: z.object({ success: z.literal(true), message: z.string(), added_on: z.string() }),
});
