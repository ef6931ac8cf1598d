export const bankLineStates = ['open', 'booked', 'ignored'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Why an invoice, or a part of it, is not paid. */
export const unpaidReasons = ['later', 'tax_withheld', 'dispute', 'other'] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];
