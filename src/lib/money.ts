import { type Currency, currencySign } from './currency.ts';

/** An amount with its currency; `minor` is a whole number of paise or fils. */
export type Money = { minor: number; currency: Currency };

/** Both currencies have two decimals. */
const minorPerMajor = 100;
const basisPoints = 10_000;

/** Division rounded half up (away from zero for negatives); `numerator` and `denominator` are whole numbers. */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n;
  return Number(sign * ((sign * numerator * 2n + denominator) / (denominator * 2n)));
}

/** `minor` × `rateBp` / 10,000, rounded half up to the minor unit (1 bp = 0.01 %). */
export function applyRate(minor: number, rateBp: number): number {
  return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints));
}

/** Half of `minor` × `rateBp`, rounded half up: one of the two parts of a GST that is split. */
export function applyHalfRate(minor: number, rateBp: number): number {
  return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints * 2));
}

/** The part of `minor` that falls to `part` pieces out of `whole`, rounded half up to the minor unit. */
export function prorate(minor: number, part: number, whole: number): number {
  return divideHalfUp(BigInt(minor) * BigInt(part), BigInt(whole));
}

/** The price after a discount of `discountBp`: list × (1 − discount), rounded half up to the minor unit. */
export function applyDiscount(listMinor: number, discountBp: number): number {
  return applyRate(listMinor, basisPoints - discountBp);
}

/** How many basis points `priceMinor` lies under `listMinor`; 0 when it does not. */
export function discountBetween(listMinor: number, priceMinor: number): number {
  if (listMinor <= 0 || priceMinor >= listMinor) return 0;
  return divideHalfUp(BigInt(listMinor - priceMinor) * BigInt(basisPoints), BigInt(listMinor));
}

/** The number a reply carries: major units with at most two decimals. */
export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}

/** Minor units of a number in major units, as replies carry it; undefined when it has more than two decimals. */
export function toMinor(major: number): number | undefined {
  const minor = Math.round(major * minorPerMajor);
  if (!Number.isSafeInteger(minor) || Math.abs(minor / minorPerMajor - major) > 1e-9) return undefined;
  return minor;
}

/** Percent for a reply: 4200 bp → 42, 1850 bp → 18.5. */
export function toPercent(bp: number): number {
  return bp / 100;
}

const amounts: Record<Currency, Intl.NumberFormat> = {
  INR: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  AED: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const noBreak = '\u00a0';

/** '1,23,456.00' (rupees, Indian grouping) or '123,456.00' (dirhams), without the sign. */
export function formatAmount({ minor, currency }: Money): string {
  return amounts[currency].format(minor / minorPerMajor);
}

/** '₹ 1,23,456.00' or 'AED 123,456.00', never broken over two lines. */
export function formatMoney(money: Money): string {
  return `${currencySign(money.currency)}${noBreak}${formatAmount(money)}`;
}
