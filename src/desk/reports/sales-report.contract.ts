import { z } from 'zod';
import { currencyField, defineContract, freeText } from '../../lib/contract.ts';
import { documentKinds } from '../../orders/document-kinds.data.ts';
import { deskSite } from '../../sites/site-field.ts';
import { fileReply } from '../orders/order-file.contract.ts';
import {
  chartStepNames,
  comparisons,
  reportPeriods,
  reportSorts,
  salesColumns,
  salesDimensions,
  salesFilters,
  salesMeasures,
} from './report-choices.data.ts';

const filterFields = Object.fromEntries(salesFilters.map((name) => [name, freeText(200)])) as Record<
  (typeof salesFilters)[number],
  ReturnType<typeof freeText>
>;

const choices = {
  site: deskSite,
  measure: z.enum(salesMeasures),
  period: z.enum(reportPeriods),
  from: freeText(10),
  to: freeText(10),
  against: z.enum(comparisons),
  ...filterFields,
};

const table = {
  ...choices,
  rows: z.enum(salesDimensions),
  columns: z.enum(salesColumns),
  sort: z.enum(reportSorts),
};

/** Minor units, or pieces. */
const figure = z.object({ now: z.number(), before: z.number() });

const heading = figure.extend({
  /** What the sales of this one are narrowed to; '' for all others together. */
  key: z.string(),
  label: z.string(),
});

export const salesReportAtDesk = defineContract({
  path: 'desk/api/:site/reports/sales/',
  method: 'GET',
  summary: 'what was invoiced before tax, less credit notes, by two choices and against other days',
  request: z.object(table),
  reply: z.object({
    success: z.literal(true),
    currency: currencyField,
    from: z.string(),
    to: z.string(),
    /** null where nothing is compared. */
    before: z.object({ from: z.string(), to: z.string() }).nullable(),
    total: figure,
    invoices: z.number(),
    creditNotes: z.number(),
    /** The value of sales whose items have no cost price, which a margin leaves out. */
    withoutCost: z.number(),
    /** How long a bar is, and the first day of each. */
    step: z.enum(chartStepNames),
    chart: z.array(figure.extend({ day: z.string() })),
    columns: z.array(heading),
    rows: z.array(heading.extend({ cells: z.array(figure), chart: z.array(z.number()) })),
    /** How many there are in all; those that do not stand there are in the row without a key. */
    rowCount: z.number(),
    columnCount: z.number(),
    /** The names of what the report is narrowed to. */
    narrowed: z.array(z.object({ name: z.enum(salesFilters), label: z.string() })),
  }),
});

export const salesDocumentsAtDesk = defineContract({
  path: 'desk/api/:site/reports/sales/documents/',
  method: 'GET',
  summary: 'the invoices and credit notes behind a figure of the sales',
  request: z.object(choices),
  reply: z.object({
    success: z.literal(true),
    rows: z.array(
      z.object({
        kind: z.enum(documentKinds),
        number: z.string(),
        orderNumber: z.string(),
        company: z.string(),
        issuedOn: z.string(),
        value: z.number(),
      }),
    ),
    count: z.number(),
    total: z.number(),
  }),
});

export const salesFileAtDesk = defineContract({
  path: 'desk/api/:site/reports/sales/file/',
  method: 'GET',
  summary: 'all rows of the report of sales as XLSX or CSV',
  request: z.object({ ...table, format: z.enum(['csv', 'xlsx']) }),
  reply: fileReply,
});
