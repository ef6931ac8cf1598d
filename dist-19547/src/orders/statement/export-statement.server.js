import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { dayOf } from '../../lib/dates.js';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { withDefaultLocale } from '../../server/http/locale.server.js';
import { renderPdfInThread } from '../../server/printing/print-pdf.server.js';
import { refuse } from '../../server/refuse.server.js';
import { exportStatement } from './export-statement.contract.js';
import { findStatement } from './statement.server.js';
import { statementCsvRows } from './statement-csv.server.js';
                                                                       
import { periodOf } from './statement-rows.rule.js';

const worker = new URL('./print-statement-worker.server.js', import.meta.url);

export const exportStatementCall = defineCall(
  exportStatement,
  { requires: permissionTo('see-statement'), queue: 'documents' },
  async ({ format, ...requestedPeriod }, { db, site, caller, now }) => {
    const period = periodOf(requestedPeriod, dayOf(now, site.calendar.timeZone));
    if (!period) return refuse(exportStatement, 'no_such_period');
    const statement = await findStatement(db, site, caller.customerId, period, now);
    const name = `${site.name}-statement-${period.from}-${period.to}`;
    if (format === 'csv')
      return {
        success: true         ,
        file_name: `${name}.csv`,
        media_type: 'text/csv;charset=utf-8',
        content: Buffer.from(utf8Bom + withDefaultLocale(() => toCsv(statementCsvRows(site, statement)))).toString(
          'base64',
        ),
      };
    const print                 = { site, statement };
    return {
      success: true         ,
      file_name: `${name}.pdf`,
      media_type: 'application/pdf',
      content: (await renderPdfInThread('documents', worker, print)).toString('base64'),
    };
  },
);
