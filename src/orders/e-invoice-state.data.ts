export const eInvoiceStates = ['wanted', 'sent', 'registered', 'cancelled', 'failed'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];
