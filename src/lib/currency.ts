export const currencies = ['INR', 'AED'] as const;
export type Currency = (typeof currencies)[number];

// Separate from money.ts, so that the frame of every page loads no more than this.

const signs: Record<Currency, string> = { INR: '₹', AED: 'AED' };

export const currencySign = (currency: Currency): string => signs[currency];

/** '₹ INR'; only the code where that is the sign. */
export const currencyLabel = (currency: Currency): string =>
  signs[currency] === currency ? currency : `${signs[currency]} ${currency}`;
