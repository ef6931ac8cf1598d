import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.js';
import { tallyXml } from '../../orders/bookkeeping/tally-xml.js';
import { loadVouchers,              } from '../../orders/bookkeeping/vouchers.server.js';
import { voucherRows } from '../../orders/bookkeeping/vouchers-csv.js';
import { Refusal } from '../../server/refuse.server.js';
                                                
                                                      
import { writeOut } from './write-out.server.js';

const exportTo = (
  summary        ,
  write                                                                ,
)              => ({
  usage: 'FILE --from DAY --to DAY',
  summary,
  async run({ database, site, folder }, { positionals: [file = ''], options: { from = '', to = '' } }) {
    const vouchers = await loadVouchers(database, site, { from, to });
    if (vouchers instanceof Refusal) return { lines: [vouchers.message], failed: true };
    const { lines, failed } = await writeOut(folder, file, write(site, vouchers));
    return failed ? { lines, failed } : { lines: [`${vouchers.length} vouchers. ${lines.join('')}`] };
  },
});

export const exportCommands = {
  tally: exportTo('writes sales, credit notes, receipts and repayments of a period for Tally (XML)', (site, vouchers) =>
    tallyXml(site.bookkeeping.company, vouchers),
  ),
  csv: exportTo('writes the same as CSV, one row for each debit and credit', (_site, vouchers) => [
    utf8Bom,
    toCsv(voucherRows(vouchers)),
  ]),
};
