import { z } from 'zod';
import { defineContract, doneReply, freeText, listOf, optionalDayText, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { debtorRefusals } from '../../payments/payment-refusals.ts';
import { taxDeducted } from '../../payments/tax-deducted/tax-deducted.contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { fileReply } from '../orders/order-file.contract.ts';

/** A day of the quarter that is wanted; left out: the quarter of today. */
const quarterOfDay = { site: deskSite, day: optionalDayText };
const quarter = z.object({ from: z.string(), to: z.string(), label: z.string() });

export const taxDeductedAtDesk = defineContract({
  path: 'desk/api/:site/money/tax_deducted/',
  method: 'GET',
  summary: 'lists the tax that customers deducted in a quarter, with the numbers of their certificates',
  request: z.object(quarterOfDay),
  reply: z.object({
    success: z.literal(true),
    quarter,
    /** Those of the financial year of the quarter and of the one before, the first first. */
    quarters: z.array(quarter),
    totalMinor: z.number(),
    /** Without a certificate so far. */
    uncertifiedMinor: z.number(),
    rows: z.array(taxDeducted),
  }),
});

export const taxDeductedFileAtDesk = defineContract({
  path: 'desk/api/:site/money/tax_deducted/csv/',
  method: 'GET',
  summary: 'the tax that customers deducted in a quarter as CSV, by PAN',
  request: z.object(quarterOfDay),
  reply: fileReply,
});

export const certifyTaxAtDesk = defineContract({
  path: 'desk/api/:site/money/tax_deducted/certify/',
  method: 'POST',
  summary: 'notes the number of the certificate for tax that a customer deducted',
  request: z.object({ site: deskSite, deductions: listOf(rowId, 500), certificateNo: freeText(40) }),
  reply: doneReply,
  refusals: pickRefusals(debtorRefusals, 'changed_since'),
});
