import type { ExportKind, ExportState } from '../../imports/exports/export-kind.data.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { plural } from '../../lib/i18n.ts';
import type { listExportsAtDesk } from './exports.contract.ts';

export type DeskExport = ReplyOf<typeof listExportsAtDesk>['rows'][number];

export const exportLabels: Readonly<Record<ExportKind, string>> = {
  items: 'Items',
  retired_items: 'Retired items',
  stock: 'Stock',
  prices: 'Prices',
  customers: 'Customers',
  addresses: 'Addresses',
  contacts: 'Contacts',
  orders: 'Orders',
  order_lines: 'Order lines',
  rfis: 'RFIs, line by line',
  invoices: 'Invoices and credit notes',
  invoice_lines: 'Invoice lines',
  receipts: 'Receipts',
  ledger: 'Ledger',
  bills: 'Open bills',
  everything: 'Everything',
};

export const exportStateLabels: Readonly<Record<ExportState, string>> = {
  waiting: 'Waiting',
  running: 'Being made',
  done: 'Ready',
  failed: 'Failed',
};

/** What is said while a file is made. */
export function progressText({
  state,
  kind,
  step,
  rows,
}: Pick<DeskExport, 'state' | 'kind' | 'step' | 'rows'>): string {
  if (state === 'waiting' || step === '') return 'The file waits for its turn.';
  const written = `${plural(rows, 'row')} written`;
  return kind === 'everything' ? `${exportLabels[step as ExportKind]}: ${written} so far.` : `${written} so far.`;
}

export const isUnderWay = ({ state }: Pick<DeskExport, 'state'>): boolean => state === 'waiting' || state === 'running';
