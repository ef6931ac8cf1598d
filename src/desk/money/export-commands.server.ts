import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { tallyXml } from '../../orders/bookkeeping/tally-xml.ts';
import { loadVouchers, type Voucher } from '../../orders/bookkeeping/vouchers.server.ts';
import { voucherRows } from '../../orders/bookkeeping/vouchers-csv.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { type DeskCommand, failure } from '../desk-command.ts';
import { writeOut } from './write-out.server.ts';

const exportTo = (
  summary: string,
  write: (site: Site, vouchers: readonly Voucher[]) => Iterable<string>,
): DeskCommand => ({
  usage: 'FILE --from DAY --to DAY',
  summary,
  async run({ database, site, folder }, { positionals: [file = ''], options: { from = '', to = '' } }) {
    const vouchers = await loadVouchers(database, site, { from, to });
    if (vouchers instanceof Refusal) return failure(vouchers.message);
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
