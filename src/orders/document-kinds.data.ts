export const documentKinds = ['proforma', 'tax_invoice', 'credit_note', 'debit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];
