import { dayOf } from '../lib/dates.ts';
import { answer } from '../server/call.ts';
import { printInThread } from '../server/print-pdf.ts';
import { refuse } from '../server/refuse.ts';
import { asPaper } from '../server/speak.ts';
import { exportStatement } from './export-statement.contract.ts';
import { csvMarksUtf8, csvText } from './spreadsheet-cell.rule.ts';
import { statementOf } from './statement.server.ts';
import type { StatementPrint } from './statement-pages.ts';
import { periodOf } from './statement-rows.rule.ts';
import { statementTable } from './statement-table.ts';

const worker = new URL('./print-statement-worker.ts', import.meta.url);

export const exportStatementCall = answer(
  exportStatement,
  { who: 'verified', heavy: 'documents' },
  async ({ format, ...asked }, { db, site, caller, now }) => {
    const period = periodOf(asked, dayOf(now, site.calendar.timeZone));
    if (!period) return refuse(exportStatement, 'no_such_period');
    const told = await statementOf(db, site, caller.customerId, period, now);
    const name = `${site.name}-statement-${period.from}-${period.to}`;
    if (format === 'csv')
      return {
        success: true as const,
        file_name: `${name}.csv`,
        media_type: 'text/csv;charset=utf-8',
        content: Buffer.from(csvMarksUtf8 + asPaper(() => csvText(statementTable(site, told)))).toString('base64'),
      };
    const print: StatementPrint = { site, told };
    return {
      success: true as const,
      file_name: `${name}.pdf`,
      media_type: 'application/pdf',
      content: (await printInThread('documents', worker, print)).toString('base64'),
    };
  },
);
