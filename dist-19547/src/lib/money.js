import {                currencySign } from './currency.js';

/** `minor` is a whole number of paise or fils. */
                                                          

const minorPerMajor = 100;
const basisPoints = 10_000;

function divideHalfUp(numerator        , denominator        )         {
  const sign = numerator < 0n ? -1n : 1n;
  return Number(sign * ((sign * numerator * 2n + denominator) / (denominator * 2n)));
}

/** 1 bp = 0.01 %. */
export function applyRate(minor        , rateBp        )         {
  return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints));
}

/** One of the two equal parts of a split GST, rounded half up. */
export function applyHalfRate(minor        , rateBp        )         {
  return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints * 2));
}

export function prorate(minor        , part        , whole        )         {
  return divideHalfUp(BigInt(minor) * BigInt(part), BigInt(whole));
}

export function applyDiscount(listMinor        , discountBp        )         {
  return applyRate(listMinor, basisPoints - discountBp);
}

export function discountBetween(listMinor        , priceMinor        )         {
  if (listMinor <= 0 || priceMinor >= listMinor) return 0;
  return divideHalfUp(BigInt(listMinor - priceMinor) * BigInt(basisPoints), BigInt(listMinor));
}

export function toMajor(minor        )         {
  return minor / minorPerMajor;
}

export function toMinor(major        )                     {
  const minor = Math.round(major * minorPerMajor);
  if (!Number.isSafeInteger(minor) || Math.abs(minor / minorPerMajor - major) > 1e-9) return undefined;
  return minor;
}

export function toPercent(bp        )         {
  return bp / 100;
}

const amounts                                      = {
  INR: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  AED: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const noBreak = '\u00a0';

/** '1,23,456.00' (rupees) or '123,456.00' (dirhams), without the sign. */
export function formatAmount({ minor, currency }       )         {
  return amounts[currency].format(minor / minorPerMajor);
}

/** '₹ 1,23,456.00' or 'AED 123,456.00', with a no-break space. */
export function formatMoney(money       )         {
  return `${currencySign(money.currency)}${noBreak}${formatAmount(money)}`;
}

/** An amount of a reply, in major units, with the sign. */
export function formatMajor(major        , currency          )         {
  return formatMoney({ minor: Math.round(major * minorPerMajor), currency });
}
