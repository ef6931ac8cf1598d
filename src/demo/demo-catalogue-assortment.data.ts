import type { ListedDiscount } from '../catalogue/catalogue.table.ts';
import type { Currency } from '../lib/currency.ts';
import type { SiteCode } from '../sites/site.ts';

export const assortments: Readonly<Record<SiteCode, Readonly<Record<string, number>>>> = {
  zwz: { ZWZ: 12_000 },
  nod: { ZWZ: 7_500, Koyo: 3_200, DPI: 728, IKO: 522, WZWN: 1_500 },
  gwd: { ZWZ: 6_000, Koyo: 3_000, DPI: 600, IKO: 522, WZWN: 900 },
};

/** The prefix of a maker's stock codes, and its price relative to the first maker. */
export const makerTerms: Readonly<Record<string, { code: string; price: number }>> = {
  ZWZ: { code: 'ZW', price: 1 },
  Koyo: { code: 'KO', price: 1.32 },
  DPI: { code: 'DP', price: 0.72 },
  IKO: { code: 'IK', price: 1.25 },
  WZWN: { code: 'WN', price: 0.9 },
};

export const taxBp: Readonly<Record<Currency, number>> = { INR: 18_00, AED: 5_00 };

export const countries: Readonly<Record<string, string>> = { CN: 'China', JP: 'Japan', IN: 'India' };

/** Rows of the price list 'Standard'; narrower rows win. */
export const standardDiscounts: readonly ListedDiscount[] = [
  { scope: 'all', scopeKey: '', minQty: 1, discountBp: 35_00 },
  { scope: 'maker', scopeKey: 'ZWZ', minQty: 1, discountBp: 42_00 },
  { scope: 'maker', scopeKey: 'Koyo', minQty: 1, discountBp: 38_00 },
  { scope: 'category', scopeKey: 'Spherical roller', minQty: 1, discountBp: 40_00 },
  { scope: 'category', scopeKey: 'Spherical roller', minQty: 20, discountBp: 44_00 },
  { scope: 'category', scopeKey: 'Grease', minQty: 1, discountBp: 20_00 },
  { scope: 'category', scopeKey: 'Grease', minQty: 24, discountBp: 25_00 },
  { scope: 'category', scopeKey: 'Starter battery', minQty: 1, discountBp: 15_00 },
  { scope: 'sub_category', scopeKey: 'UC2 series', minQty: 1, discountBp: 36_00 },
  { scope: 'sub_category', scopeKey: 'UC2 series', minQty: 100, discountBp: 43_00 },
];
