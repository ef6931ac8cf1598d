import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { tallyFiles } from '../../orders/bookkeeping/tally-files.server.ts';
import { loadVouchers, type Period } from '../../orders/bookkeeping/vouchers.server.ts';
import { voucherRows } from '../../orders/bookkeeping/vouchers-csv.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { type DeskArguments, type DeskCommand, type DeskContext, type DeskResult, failure } from '../desk-command.ts';
import { writeOut } from './write-out.server.ts';

const periodOf = ({ options: { from = '', to = '' } }: DeskArguments): Period => ({ from, to });

async function writeVouchers(
  { folder }: DeskContext,
  { positionals: [file = ''] }: DeskArguments,
  content: string | Uint8Array,
  vouchers: number,
): Promise<DeskResult> {
  const { lines, failed } = await writeOut(folder, file, content);
  return failed ? { lines, failed } : { lines: [`${vouchers} vouchers. ${lines.join('')}`] };
}

const tally: DeskCommand = {
  usage: 'FILE.zip --from DAY --to DAY [--parties all]',
  summary:
    'writes sales, credit notes, receipts and repayments of a period for Tally, with the ledgers of new customers',
  async run(context, args) {
    const { parties = 'new' } = args.options;
    if (parties !== 'new' && parties !== 'all') return failure('--parties is new or all.');
    const files = await tallyFiles(context.database, context.site, periodOf(args), parties);
    if (files instanceof Refusal) return failure(files.message);
    return writeVouchers(context, args, files.zip, files.vouchers);
  },
};

const csv: DeskCommand = {
  usage: 'FILE --from DAY --to DAY',
  summary: 'writes the same vouchers as CSV, one row for each debit and credit',
  async run(context, args) {
    const vouchers = await loadVouchers(context.database, context.site, periodOf(args));
    if (vouchers instanceof Refusal) return failure(vouchers.message);
    return writeVouchers(context, args, utf8Bom + toCsv(voucherRows(vouchers)), vouchers.length);
  },
};

export const exportCommands = { tally, csv };
