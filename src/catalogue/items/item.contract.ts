import { z } from 'zod';
import { interchangeLevels } from '../../bearings/interchange/compare-bearings.ts';
import { toPercent } from '../../lib/money.ts';
import type { Item, ItemFacts } from '../catalogue.table.ts';
import { availabilityStatuses } from '../stock/availability.rule.ts';
import { drawingFieldsOf } from './drawing-fields.rule.ts';

/** Sizes in mm, 0 when unknown. */
export const drawingFields = {
  itemtype: z.string(),
  seal: z.string(),
  Dimension_ID: z.number(),
  Dimension_OD: z.number(),
  Dimension_OW: z.number(),
};

/** What everybody may see. Weight in kg, loads in kN, speeds in rpm; 0 when unknown. */
const factFields = z.object({
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
  gtin: z.string(),
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
  dynamic_load: z.number(),
  static_load: z.number(),
  speed_grease: z.number(),
  speed_oil: z.number(),
  tax_percentage: z.number(),
});

export const factFieldsOf = (item: Pick<Item, 'id'> & ItemFacts): z.infer<typeof factFields> => ({
  itemid: item.id,
  itemname: item.name,
  itemcode: item.code,
  brandname: item.maker,
  cattype: item.superCategory,
  catname: item.category,
  subCat: item.subCategory,
  catcode: item.category,
  descript: item.description,
  universalNo: item.universalNo,
  gtin: item.gtin,
  ...drawingFieldsOf(item),
  countryoforigin: item.origin,
  image_url: '',
  packing_type: item.packingType,
  QtyPerCarton: item.qtyPerCarton,
  min_quantity: item.minQty,
  order_multiple: item.orderMultiple,
  unit: item.unit,
  hsn: item.hsn,
  Weight: item.weightKg ?? 0,
  clearance: item.clearance,
  dynamic_load: item.dynamicKn ?? 0,
  static_load: item.staticKn ?? 0,
  speed_grease: item.speedGreaseRpm ?? 0,
  speed_oil: item.speedOilRpm ?? 0,
  tax_percentage: toPercent(item.taxBp),
});

export const priceStepList = z.array(z.object({ from: z.number(), price: z.number() }));

/** Prices in major units of the site's currency. What the caller may not see is sent empty: numbers 0, texts ''. */
export const itemRow = factFields.extend({
  price: z.number(),
  list_price: z.number(),
  your_price: z.number(),
  discount_percentage: z.number(),
  /** Available pieces; 0 if the caller may not see them. */
  Stock: z.number(),
  Availability: z.enum(availabilityStatuses),
  /** 'YYYY-MM-DD', or ''. */
  exp_dod: z.string(),
  /** What larger quantities cost each, smallest first; empty if there is none or the caller may not see it. */
  price_steps: priceStepList,
  /** What is on its way, soonest first; 'YYYY-MM-DD', '' where it is late. Empty if the caller may not see it. */
  lots: z.array(z.object({ kind: z.enum(['arriving', 'production']), quantity: z.number(), on: z.string() })),
  /** null for a visitor. */
  wished: z.boolean().nullable(),
});
export type ItemRow = z.infer<typeof itemRow>;

const difference = z.object({ what: z.string(), theirs: z.string(), ours: z.string() });
export type Difference = z.infer<typeof difference>;

/** How an item came to be listed for a number that was searched, and what it has otherwise. */
export const foundAsField = z.object({
  found_as: z.enum(['', 'old number', 'other reading', 'longer number']),
  differs: z.array(difference),
});
export type FoundAs = z.infer<typeof foundAsField>;

/** 'same-size' items differ in at least one fact that matters. */
export const substituteRow = itemRow.extend({
  level: z.enum(interchangeLevels).exclude(['different']),
  differs: z.array(difference),
});
export type Substitute = z.infer<typeof substituteRow>;
