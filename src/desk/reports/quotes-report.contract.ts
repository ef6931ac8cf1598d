import { z } from 'zod';
import { currencyField, defineContract, freeText } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { quoteDimensions, reportPeriods } from './report-choices.data.ts';

/** Lines, and their value before tax in minor units as quoted; a declined line was not quoted. */
const quoteFigures = z.object({
  answered: z.number(),
  declined: z.number(),
  quotedMinor: z.number(),
  ordered: z.number(),
  orderedMinor: z.number(),
  open: z.number(),
  openMinor: z.number(),
  expired: z.number(),
  expiredMinor: z.number(),
  withdrawn: z.number(),
  /** The median from the request to the answer, in minutes of the clock; null where nothing was answered. */
  minutes: z.number().nullable(),
});
export type QuoteFigures = z.infer<typeof quoteFigures>;

const quoteRow = quoteFigures.extend({ key: z.string(), label: z.string() });
export type QuoteRow = z.infer<typeof quoteRow>;

export const quotesReportAtDesk = defineContract({
  path: 'desk/api/:site/reports/quotes/',
  method: 'GET',
  summary:
    'what became of the lines that were quoted or declined in a period, by who answered, customer, maker, item or month',
  request: z.object({
    site: deskSite,
    rows: z.enum(quoteDimensions),
    period: z.enum(reportPeriods),
    from: freeText(10),
    to: freeText(10),
  }),
  reply: z.object({
    success: z.literal(true),
    currency: currencyField,
    from: z.string(),
    to: z.string(),
    rows: z.array(quoteRow),
    total: quoteFigures,
    /** How many rows there are in all; the largest are listed. */
    rowCount: z.number(),
  }),
});
