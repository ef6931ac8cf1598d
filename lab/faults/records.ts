import { newOrderRecords, type OrderRecords } from './order-buyer.ts';

/** What buyers, staff and providers know happened, because they were told so. */
export type Records = {
  orders: OrderRecords;
  rfis: { number: string; reference: string }[];
  /** Money that a provider took; `sessionId` is the provider's. */
  captures: { provider: 'razorpay' | 'sandbox'; sessionId: string; amountMinor: number }[];
  approved: string[];
  /** Tax invoices that the desk was told of. */
  invoices: { order: string; number: string }[];
  receipts: { number: string; reference: string; amountMinor: number }[];
  answeredRfis: string[];
  /** Quantities of the last import that was reported as done, by item code. */
  stock: Map<string, number>;
  imports: number;
};

export const newRecords = (): Records => ({
  orders: newOrderRecords(),
  rfis: [],
  captures: [],
  approved: [],
  invoices: [],
  receipts: [],
  answeredRfis: [],
  stock: new Map(),
  imports: 0,
});
