import { type Currency, currencySign } from './currency.ts';

/** `minor` is a whole number of paise or fils. */
export type Money = { minor: number; currency: Currency };

const minorPerMajor = 100;
const basisPoints = 10_000;

function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n;
  return Number(sign * ((sign * numerator * 2n + denominator) / (denominator * 2n)));
}

/** 1 bp = 0.01 %. */
export function applyRate(minor: number, rateBp: number): number {
  return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints));
}

/** One of the two equal parts of a split GST, rounded half up. */
export function applyHalfRate(minor: number, rateBp: number): number {
  return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints * 2));
}

export function prorate(minor: number, part: number, whole: number): number {
  return divideHalfUp(BigInt(minor) * BigInt(part), BigInt(whole));
}

export function applyDiscount(listMinor: number, discountBp: number): number {
  return applyRate(listMinor, basisPoints - discountBp);
}

export function discountBetween(listMinor: number, priceMinor: number): number {
  if (listMinor <= 0 || priceMinor >= listMinor) return 0;
  return divideHalfUp(BigInt(listMinor - priceMinor) * BigInt(basisPoints), BigInt(listMinor));
}

export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}

/** Rounds to the nearest paisa or fils; `toMinor` refuses an amount with more decimals. */
export function roundToMinor(major: number): number {
  return Math.round(major * minorPerMajor);
}

/** Undefined for more than two decimals. */
export function toMinor(major: number): number | undefined {
  const minor = roundToMinor(major);
  if (!Number.isSafeInteger(minor) || Math.abs(minor / minorPerMajor - major) > 1e-9) return undefined;
  return minor;
}

export function toPercent(bp: number): number {
  return bp / 100;
}

const amounts: Record<Currency, Intl.NumberFormat> = {
  INR: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  AED: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const noBreak = '\u00a0';

/** '1,23,456.00' (rupees) or '123,456.00' (dirhams), without the currency. */
export function formatAmount({ minor, currency }: Money): string {
  // A minus sign is as wide as a digit; a hyphen is not.
  return amounts[currency].format(minor / minorPerMajor).replace('-', '−');
}

/** '1,23,456' rupees or '123,456' dirhams, rounded, where a chart shows many amounts. */
export const formatRounded = ({ minor, currency }: Money): string =>
  amounts[currency]
    .formatToParts(Math.round(minor / minorPerMajor))
    .map(({ type, value }) => (type === 'integer' || type === 'group' ? value : type === 'minusSign' ? '−' : ''))
    .join('');

/** The amount in sentences that say how one is written. */
export const exampleAmount = (currency: Currency): string => formatAmount({ minor: 125_000_50, currency });

/** '₹ 1,23,456.00' or 'AED 123,456.00', with a no-break space. */
export function formatMoney(money: Money): string {
  return `${currencySign(money.currency)}${noBreak}${formatAmount(money)}`;
}

/** An amount of a reply, in major units, with the sign. */
export function formatMajor(major: number, currency: Currency): string {
  return formatMoney({ minor: roundToMinor(major), currency });
}
