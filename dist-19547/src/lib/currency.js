                                     

// Separate from money.ts, so that the frame of every page loads no more than this.

const signs                           = { INR: '₹', AED: 'AED' };

export const currencySign = (currency          )         => signs[currency];

/** '₹ INR'; only the code where that is the sign. */
export const currencyLabel = (currency          )         =>
  signs[currency] === currency ? currency : `${signs[currency]} ${currency}`;
