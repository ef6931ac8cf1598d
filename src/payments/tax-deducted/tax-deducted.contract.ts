import { z } from 'zod';

/** Tax that a customer deducted from a receipt. */
export const taxDeducted = z.object({
  id: z.number(),
  customerId: z.number(),
  company: z.string(),
  /** The number of the income-tax, out of the customer's tax number; '' where it has none. */
  pan: z.string(),
  section: z.string(),
  deductedOn: z.string(),
  receiptNumber: z.string(),
  /** The invoices that it closes, with commas between them. */
  invoices: z.string(),
  amountMinor: z.number(),
  certificateNo: z.string(),
  certifiedBy: z.string(),
});
export type TaxDeducted = z.input<typeof taxDeducted>;
