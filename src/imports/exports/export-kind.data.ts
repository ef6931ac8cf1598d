/** What can be exported: a table each, or all of them in one archive. */
export const exportKinds = [
  'items',
  'retired_items',
  'stock',
  'prices',
  'customers',
  'addresses',
  'contacts',
  'orders',
  'order_lines',
  'rfis',
  'invoices',
  'invoice_lines',
  'receipts',
  'ledger',
  'bills',
  'everything',
] as const;
export type ExportKind = (typeof exportKinds)[number];
export type ExportTableKind = Exclude<ExportKind, 'everything'>;

export const exportFormats = ['csv', 'xlsx', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** How long a finished file can be downloaded. */
export const exportKeptDays = 3;

/** Of one site at once: exports that wait or are made, and files that can be downloaded of what one capability takes out. */
export const maxExportsUnderWay = 5;
export const maxExportsKept = 50;
export const maxExportsListed = 250;

/** What a list of the desk was filtered by, as its address has it. */
export type ExportFilter = Readonly<Record<string, string>>;
