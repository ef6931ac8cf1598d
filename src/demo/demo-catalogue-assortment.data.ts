import type { ListedDiscount } from '../catalogue/pricing/prices.table.ts';
import { demoMakers } from './demo-makers.ts';

export const countriesOfOrigin: Readonly<Record<string, string>> = { CN: 'China', JP: 'Japan', IN: 'India' };

const makerDiscounts = demoMakers.flatMap(({ name, demo: { discountBp } }): ListedDiscount[] =>
  discountBp === undefined ? [] : [{ scope: 'maker', scopeKey: name, minQty: 1, discountBp }],
);

/** Rows of the price list 'Standard'; narrower rows win. */
export const standardDiscounts: readonly ListedDiscount[] = [
  { scope: 'all', scopeKey: '', minQty: 1, discountBp: 35_00 },
  ...makerDiscounts,
  { scope: 'category', scopeKey: 'Spherical roller', minQty: 1, discountBp: 40_00 },
  { scope: 'category', scopeKey: 'Spherical roller', minQty: 20, discountBp: 44_00 },
  { scope: 'category', scopeKey: 'Grease', minQty: 1, discountBp: 20_00 },
  { scope: 'category', scopeKey: 'Grease', minQty: 24, discountBp: 25_00 },
  { scope: 'category', scopeKey: 'Starter battery', minQty: 1, discountBp: 15_00 },
  { scope: 'sub_category', scopeKey: 'UC2 series', minQty: 1, discountBp: 36_00 },
  { scope: 'sub_category', scopeKey: 'UC2 series', minQty: 100, discountBp: 43_00 },
];
