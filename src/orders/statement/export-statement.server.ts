import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { withDefaultLocale } from '../../server/http/locale.server.ts';
import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import { writeXlsx, xlsxMediaType } from '../../server/printing/write-xlsx.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { exportStatement } from './export-statement.contract.ts';
import { findStatement } from './statement.server.ts';
import type { StatementPrint } from './statement-definition.server.ts';
import { periodOf } from './statement-rows.rule.ts';
import { statementSheets } from './statement-sheets.server.ts';

const worker = new URL('./print-statement-worker.server.ts', import.meta.url);

export const exportStatementCall = defineCall(
  exportStatement,
  { requires: permissionTo('see-statement'), queue: 'documents', reads: 'primary' },
  async ({ format, ...requestedPeriod }, { db, site, caller, now }) => {
    const period = periodOf(requestedPeriod, dayOf(now, site.calendar.timeZone));
    if (!period) return refuse(exportStatement, 'no_such_period');
    const statement = await findStatement(db, site, caller.customerId, period, now);
    const name = `${site.name}-statement-${period.from}-${period.to}`;
    if (format === 'pdf') {
      const print: StatementPrint = { site, statement };
      const pdf = await renderPdfInThread('documents', worker, print);
      return fileReply(`${name}.pdf`, 'application/pdf', pdf);
    }
    const sheets = withDefaultLocale(() => statementSheets(site, statement));
    if (format === 'csv') {
      const rows = sheets.flatMap(({ table }, at) => (at === 0 ? table : [[], ...table]));
      return fileReply(`${name}.csv`, 'text/csv;charset=utf-8', Buffer.from(utf8Bom + toCsv(rows)));
    }
    return fileReply(`${name}.xlsx`, xlsxMediaType, await writeXlsx(sheets));
  },
);

const fileReply = (file_name: string, media_type: string, content: Uint8Array) => ({
  success: true as const,
  file_name,
  media_type,
  content: Buffer.from(content).toString('base64'),
});
