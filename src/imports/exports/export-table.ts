import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { ExportFilter, ExportTableKind } from './export-kind.data.ts';

export type ExportContext = { db: Db; site: SellerSite; now: Date; staffId: number };

/** The rows of one table as a file has them. */
export type ExportTable = {
  kind: ExportTableKind;
  /** The name of the file without its ending. */
  fileName: string;
  title: string;
  columns: (site: SellerSite) => readonly string[];
  /** All rows, or those of the records that a list of the desk shows with this filter, in its order. */
  rows: (context: ExportContext, filter?: ExportFilter) => AsyncIterable<readonly (readonly SpreadsheetCell[])[]>;
};
