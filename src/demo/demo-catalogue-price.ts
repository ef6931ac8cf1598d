import type { Currency } from '../lib/currency.ts';
import { features, sealTerms, typeTerms } from './demo-catalogue-types.data.ts';
import { demoTermsOf } from './demo-makers.ts';

export type PricedBearing = {
  type: string;
  maker: string;
  designation: string;
  universalNo: string;
  seal: string | null;
  massKg: number;
};

/** Rupees per bearing, and per kilogram of deep groove ball bearing. */
const making = 70;
const perKg = 1430;
const scale = 0.9;
const rupeesPerDirham = 20;

/** Amounts up to `upTo` are rounded to a multiple of `step`, in minor units. */
const steps: Readonly<Record<Currency, readonly { upTo: number; step: number }[]>> = {
  INR: [
    { upTo: 200_00, step: 1_00 },
    { upTo: 1_000_00, step: 2_00 },
    { upTo: 5_000_00, step: 10_00 },
    { upTo: 20_000_00, step: 50_00 },
    { upTo: Number.POSITIVE_INFINITY, step: 100_00 },
  ],
  AED: [
    { upTo: 10_00, step: 10 },
    { upTo: 50_00, step: 50 },
    { upTo: 250_00, step: 1_00 },
    { upTo: 1_000_00, step: 5_00 },
    { upTo: Number.POSITIVE_INFINITY, step: 10_00 },
  ],
};

/** The price in minor units; a 6205 costs about 300 rupees or 15 dirhams. */
export function demoPrice(bearing: PricedBearing, currency: Currency): number {
  const { type, maker, seal, massKg } = bearing;
  const metal = perKg * (typeTerms[type]?.price ?? 1) * massKg ** scale;
  const extras = features.filter((feature) => isOf(feature, bearing)).reduce((all, feature) => all * feature.price, 1);
  const rupees = (making + metal) * (sealTerms[seal ?? 'open']?.price ?? 1) * extras * (demoTermsOf(maker)?.price ?? 1);
  return rounded(Math.round((currency === 'AED' ? rupees / rupeesPerDirham : rupees) * 100), currency);
}

function rounded(minor: number, currency: Currency): number {
  const step = steps[currency].find(({ upTo }) => minor <= upTo)?.step ?? 1;
  return Math.max(step, Math.round(minor / step) * step);
}

/** 1 to 1,800: highest for common sizes around 30 mm of bore. */
export function demoPopularity(bearing: PricedBearing & { d: number; popular: boolean }): number {
  const demand = features.filter((feature) => isOf(feature, bearing)).reduce((all, feature) => all * feature.asked, 1);
  const size = 1 / (1 + Math.abs(Math.log(bearing.d / 30)));
  return Math.max(1, Math.round((bearing.popular ? 1800 : 500) * demand * size));
}

const isOf = (feature: (typeof features)[number], { universalNo, designation }: PricedBearing) =>
  feature.pattern.test(feature.on === 'universal' ? universalNo : designation);
