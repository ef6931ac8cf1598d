import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { currencySign } from '../../lib/currency.ts';
import { type SpreadsheetCell, toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { certifyTax } from '../../payments/tax-deducted/certify-tax.server.ts';
import { listTaxDeducted, type TaxOfQuarter } from '../../payments/tax-deducted/list-tax-deducted.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Site } from '../../sites/site.ts';
import { replyWithFile } from '../orders/order-file.server.ts';
import { certifyTaxAtDesk, taxDeductedAtDesk, taxDeductedFileAtDesk } from './tax-deducted.contract.ts';

export const taxDeductedCall = defineDeskCall(
  taxDeductedAtDesk,
  { requires: staffPermissionTo('see-money') },
  async ({ day }, { database, site, now }) => ({
    success: true as const,
    ...(await listTaxDeducted(database, site, { day, now })),
  }),
);

export const taxDeductedFileCall = defineDeskCall(
  taxDeductedFileAtDesk,
  { requires: staffPermissionTo('export-accounts'), reads: 'replica', queue: 'documents' },
  async ({ day }, { database, site, now }) => {
    const found = await listTaxDeducted(database, site, { day, now });
    const fileName = `${site.numberPrefix}-${site.taxDeduction?.label ?? 'tax'}-${found.quarter.label.replace(' ', '-')}.csv`;
    return replyWithFile(fileName, 'text/csv', utf8Bom + toCsv(taxRows(site, found)));
  },
);

export const certifyTaxCall = defineDeskCall(
  certifyTaxAtDesk,
  { requires: staffPermissionTo('record-money') },
  async ({ deductions: ids, certificateNo }, { database, site, by, now }) =>
    (await certifyTax(database, site, { ids, certificateNo, by, now })) ?? { success: true as const },
);

const taxRows = (site: Site, { quarter, rows }: TaxOfQuarter): SpreadsheetCell[][] => [
  [
    'PAN',
    'Customer',
    'Quarter',
    'Section',
    'Date',
    'Receipt',
    'Invoices',
    `Tax, ${currencySign(site.currency)}`,
    'Certificate',
  ],
  ...rows.map((row): SpreadsheetCell[] => [
    row.pan,
    row.company,
    quarter.label,
    row.section,
    row.deductedOn,
    row.receiptNumber,
    row.invoices,
    row.amountMinor / 100,
    row.certificateNo,
  ]),
];
