/** Tested only through their callers. Add nothing here; remove a file once it has its own test. */
export const withoutOwnTest: readonly string[] = [
  'src/catalogue/data-sheet/data-sheet-document.server.ts',
  'src/catalogue/data-sheet/data-sheet-worker.server.ts',
  'src/catalogue/data-sheet/print-data-sheet.server.ts',
  'src/catalogue/import/import-columns.server.ts',
  'src/catalogue/import/import-row.server.ts',
  'src/catalogue/search/search-terms-worker.server.ts',
  'src/content/legal/print-legal-worker.server.ts',
  'src/orders/documents/print-documents-in-thread.server.ts',
  'src/orders/documents/print-documents-worker.server.ts',
  'src/orders/statement/print-statement-worker.server.ts',
  'src/server/read-csv.server.ts',
];
