import { z } from 'zod';

/** A number, or '' where it may not be seen (behaviour §2 keeps shapes). */
const amount = z.number();

/** What the drawing of an item is made from, in every reply that shows one; sizes in mm, 0 where not known. */
export const drawingFields = {
  itemtype: z.string(),
  seal: z.string(),
  Dimension_ID: z.number(),
  Dimension_OD: z.number(),
  Dimension_OW: z.number(),
};

/**
 * One item as every call of the catalogue shows it: the stored product of the specification §3, and of its
 * availability what the caller may see; what may not be seen is sent empty (numbers 0, texts '').
 * Money in major units of the site's currency, sizes in mm, weight in kg.
 */
export const itemRow = z.object({
  itemid: z.number(),
  itemname: z.string(),
  itemcode: z.string(),
  brandname: z.string(),
  cattype: z.string(),
  catname: z.string(),
  subCat: z.string(),
  catcode: z.string(),
  descript: z.string(),
  universalNo: z.string(),
  ...drawingFields,
  countryoforigin: z.string(),
  image_url: z.string(),
  packing_type: z.string(),
  QtyPerCarton: z.number(),
  min_quantity: z.number(),
  order_multiple: z.number(),
  unit: z.string(),
  hsn: z.string(),
  Weight: z.number(),
  clearance: z.string(),
  /** kN and rpm; 0 when not known. */
  dynamic_load: z.number(),
  static_load: z.number(),
  speed_grease: z.number(),
  speed_oil: z.number(),
  price: amount,
  list_price: amount,
  your_price: amount,
  discount_percentage: z.number(),
  tax_percentage: z.number(),
  /** Free pieces; 0 when not for the caller's eyes. */
  Stock: z.number(),
  Availability: z.enum(['Stock', 'Arriving Shortly', 'PRODUCTION', 'On Demand', '']),
  /** 'YYYY-MM-DD', or ''. */
  exp_dod: z.string(),
  /** The next lot on its way or in the making and its day; 0 and '' when there is none or it is not for the caller's eyes. */
  next_quantity: z.number(),
  next_on: z.string(),
  /** Whether it is in the reader's wishlist; null for a visitor. */
  wished: z.boolean().nullable(),
});
export type ItemRow = z.infer<typeof itemRow>;

/** One fact in which two items differ: of the item listed, and of the one it would take the place of; '' without a word. */
const difference = z.object({ what: z.string(), theirs: z.string(), ours: z.string() });
export type Difference = z.infer<typeof difference>;

/**
 * An item that can take the place of another, and how far: one designation in two notations, another maker's or
 * another cage with the same function, or only the same size with what else differs.
 */
export const substituteRow = itemRow.extend({
  level: z.enum(['identical', 'interchangeable', 'same-size']),
  differs: z.array(difference),
});
export type Substitute = z.infer<typeof substituteRow>;
