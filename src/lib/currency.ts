export type Currency = 'INR' | 'AED';

// Separate from money.ts, so that the frame of every page loads no more than this.

const signs: Record<Currency, string> = { INR: '₹', AED: 'AED' };

export const currencySign = (currency: Currency): string => signs[currency];
