/** What a site sells in. */
export type Currency = 'INR' | 'AED';

// Apart from what reckons with money: the frame of every page shows the sign, and loads no more than that.

const signs: Record<Currency, string> = { INR: '₹', AED: 'AED' };

/** The sign that stands in a column head: '₹' or 'AED'. */
export const currencySign = (currency: Currency): string => signs[currency];
