import { z } from 'zod';

const amount = z.number();

/** Sizes in mm, 0 when unknown. */
export const drawingFields = {
  itemtype: z.string(),
  seal: z.string(),
  Dimension_ID: z.number(),
  Dimension_OD: z.number(),
  Dimension_OW: z.number(),
};

/**
 * Fields that the caller may not see are sent empty (numbers 0, texts '').
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
  /** kN and rpm; 0 when unknown. */
  dynamic_load: z.number(),
  static_load: z.number(),
  speed_grease: z.number(),
  speed_oil: z.number(),
  price: amount,
  list_price: amount,
  your_price: amount,
  discount_percentage: z.number(),
  tax_percentage: z.number(),
  /** Available pieces; 0 if the caller may not see them. */
  Stock: z.number(),
  Availability: z.enum(['Stock', 'Arriving Shortly', 'PRODUCTION', 'On Demand', '']),
  /** 'YYYY-MM-DD', or ''. */
  exp_dod: z.string(),
  /** The next incoming lot; 0 and '' if there is none or the caller may not see it. */
  next_quantity: z.number(),
  next_on: z.string(),
  /** null for a visitor. */
  wished: z.boolean().nullable(),
});
export type ItemRow = z.infer<typeof itemRow>;

const difference = z.object({ what: z.string(), theirs: z.string(), ours: z.string() });
export type Difference = z.infer<typeof difference>;

/** 'same-size' items differ in at least one fact that matters. */
export const substituteRow = itemRow.extend({
  level: z.enum(['identical', 'interchangeable', 'same-size']),
  differs: z.array(difference),
});
export type Substitute = z.infer<typeof substituteRow>;
