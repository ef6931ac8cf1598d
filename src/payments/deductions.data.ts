/** What closes a part of an invoice in the place of money, with the receipt it came with. */
export const deductionKinds = ['tax_deducted', 'bank_charge', 'cash_discount', 'rounding', 'exchange'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

export const isDeductionKind = (kind: string): kind is DeductionKind => deductionKinds.some((one) => one === kind);
