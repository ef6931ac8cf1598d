import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { withDefaultLocale } from '../../server/http/locale.server.ts';
import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { exportStatement } from './export-statement.contract.ts';
import { findStatement } from './statement.server.ts';
import { statementCsvRows } from './statement-csv.server.ts';
import type { StatementPrint } from './statement-definition.server.ts';
import { periodOf } from './statement-rows.rule.ts';

const worker = new URL('./print-statement-worker.server.ts', import.meta.url);

export const exportStatementCall = defineCall(
  exportStatement,
  { requires: permissionTo('see-statement'), queue: 'documents', reads: 'primary' },
  async ({ format, ...requestedPeriod }, { db, site, caller, now }) => {
    const period = periodOf(requestedPeriod, dayOf(now, site.calendar.timeZone));
    if (!period) return refuse(exportStatement, 'no_such_period');
    const statement = await findStatement(db, site, caller.customerId, period, now);
    const name = `${site.name}-statement-${period.from}-${period.to}`;
    if (format === 'csv')
      return {
        success: true as const,
        file_name: `${name}.csv`,
        media_type: 'text/csv;charset=utf-8',
        content: Buffer.from(utf8Bom + withDefaultLocale(() => toCsv(statementCsvRows(site, statement)))).toString(
          'base64',
        ),
      };
    const print: StatementPrint = { site, statement };
    return {
      success: true as const,
      file_name: `${name}.pdf`,
      media_type: 'application/pdf',
      content: (await renderPdfInThread('documents', worker, print)).toString('base64'),
    };
  },
);
