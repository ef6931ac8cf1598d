import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { readXlsxLines } from '../../imports/files/read-xlsx-lines.server.ts';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { decodeText } from '../../lib/spreadsheet/decode-text.ts';
import { workbookToCsv } from '../../lib/spreadsheet/workbook-to-csv.ts';
import { findAwaitedOrders } from '../../orders/fulfilment/awaited-orders.server.ts';
import { bookCertainLines } from '../../orders/fulfilment/book-certain-lines.server.ts';
import { bookBankLine } from '../../orders/fulfilment/receive-transfer.server.ts';
import { linkBankLine } from '../../payments/bank-statement/book-bank-line.server.ts';
import { ignoreBankLine } from '../../payments/bank-statement/ignore-bank-line.server.ts';
import { type ImportedStatement, importStatement } from '../../payments/bank-statement/import-statement.server.ts';
import {
  type BankLineForStaff,
  listOpenLines,
  loadBankLine,
} from '../../payments/bank-statement/list-bank-lines.server.ts';
import type { LineGroup, MatchSuggestion } from '../../payments/bank-statement/match-suggestions.rule.ts';
import { readNamedColumns } from '../../payments/bank-statement/statement-columns.rule.ts';
import { dayOrders } from '../../payments/bank-statement/statement-values.rule.ts';
import { takeReceiptBack, undoBankLine } from '../../payments/bank-statement/undo-bank-line.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { type DeskArguments, type DeskCommand, type DeskContext, type DeskResult, failure } from '../desk-command.ts';
import { readMatch } from './read-match.server.ts';

const maxBytes = 20_000_000;

const bring: DeskCommand = {
  usage:
    'FILE.csv|FILE.xlsx [--columns "date=…,text=…,credit=…"] [--dates day-first|month-first] [--good-lines] [--again]',
  summary: 'imports a bank statement; lines that were imported before are left out',
  async run({ database, site, by, now, folder }, { positionals: [file = ''], options, goodLines, again }) {
    const path = resolve(folder, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return failure(`The file ${path} can't be read.`);
    if (found.size > maxBytes) return failure('The file is larger than 20 MB; export a shorter period.');
    const columns = options.columns === undefined ? undefined : readNamedColumns(options.columns);
    if (typeof columns === 'string') return failure(columns);
    const { dates = '' } = options;
    const dayOrder = dayOrders.find((order) => order.replace('_', '-') === dates);
    if (dates !== '' && !dayOrder) return failure('Write --dates day-first or --dates month-first.');
    const report = await importStatement(database, site, {
      fileName: file.split(/[/\\]/).at(-1) ?? file,
      content: await readContent(path),
      goodLines,
      replace: again,
      ...(columns && { columns }),
      ...(dayOrder && { dayOrder }),
      by,
      now,
    });
    const problems = report.problems.map(({ line, problem }) => `line ${line}: ${problem}`);
    const { earlier, differs, added, known, firstDay, lastDay } = report;
    if (earlier)
      return {
        lines: [
          `${earlier.importedBy} imported this statement on ${formatDay(dayOf(earlier.importedAt, site.calendar.timeZone))}.`,
          ...(differs ? ['It was read otherwise then. With --again its lines that wait are replaced.'] : []),
        ],
      };
    if (!report.written)
      return {
        lines: [...problems, 'Nothing was imported. Correct the file, or import the good lines with --good-lines.'],
        failed: true,
      };
    const done = `${formatDay(firstDay)} to ${formatDay(lastDay)}: ${added} new lines, ${known} known before.`;
    return { lines: [...problems, ...assumedOrder(report), done], failed: problems.length > 0 };
  },
};

const assumedOrder = ({ unclearDay }: ImportedStatement): string[] =>
  unclearDay
    ? [
        `${unclearDay.written} was read as ${formatDay(unclearDay.dayFirst)}. Where it means ${formatDay(unclearDay.monthFirst)}, import the file again with --dates month-first --again.`,
      ]
    : [];

/** What is no readable sheet is refused as the text that it is. */
async function readContent(path: string): Promise<string> {
  const isSheet = extname(path).toLowerCase() === '.xlsx';
  const sheet = isSheet && workbookToCsv(readXlsxLines(createReadStream(path)));
  const csv = sheet ? await sheet.catch(() => undefined) : undefined;
  return csv ?? decodeText(await readFile(path));
}

const groupLabels: Record<LineGroup, string> = {
  suggested: 'suggested',
  to_decide: 'to decide',
  unknown: 'payer unknown',
};

const list: DeskCommand = {
  usage: '',
  summary: 'lists the bank lines that wait, with the best suggestion',
  async run({ database, site }) {
    const { waiting, lines } = await listOpenLines(database, site, findAwaitedOrders);
    if (waiting === 0) return { lines: ['No bank line waits.'] };
    const rows = lines.flatMap((line) => {
      const [best] = line.suggestions;
      const head = `${line.id}  ${line.bookedOn}  ${amountIn(site, line.amountMinor)}  ${line.text}  (${groupLabels[line.group]})`;
      return best ? [head, `    ${suggestionText(site, best)}`] : [head];
    });
    return { lines: [...rows, ...(waiting > lines.length ? [`… and ${waiting - lines.length} more`] : [])] };
  },
};

const amountIn = (site: Site, minor: number) => formatAmount({ minor, currency: site.currency }).padStart(15);

function suggestionText(
  site: Site,
  { company, email, orderNumber, parts, onAccountMinor, score, reason }: MatchSuggestion,
): string {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  const pays = orderNumber
    ? [`order ${orderNumber}`]
    : [
        ...parts.map((part) => `${part.reference} ${money(part.amountMinor)}`),
        ...(onAccountMinor > 0 ? [`${money(onAccountMinor)} on account`] : []),
      ];
  return `${score}  ${company} <${email}>: ${pays.join(', ')}  (${reason})`;
}

const show: DeskCommand = {
  usage: 'LINE',
  summary: 'shows a bank line with its suggestions and who decided on it',
  run: ({ database, site }, { positionals: [id = ''] }) =>
    withLine(database, site, id, async ({ line, history, suggestions, receipts }) => ({
      lines: [
        `${formatDay(line.bookedOn)}  ${formatMoney({ minor: line.amountMinor, currency: site.currency })}  ${line.reference}`,
        line.text,
        history,
        ...suggestions.map((one, at) => `${at + 1}  ${suggestionText(site, one)}`),
        ...receipts.map(({ number, company, reference }) => `may take back ${number} of ${company}  ${reference}`),
      ],
    })),
};

async function withLine(
  database: DeskContext['database'],
  site: Site,
  typed: string,
  use: (found: BankLineForStaff) => Promise<DeskResult>,
): Promise<DeskResult> {
  const id = /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
  const found = await loadBankLine(database, site, id, findAwaitedOrders);
  return found instanceof Refusal ? failure(found.message) : use(found);
}

const match: DeskCommand = {
  usage:
    'LINE [EMAIL] [--for INVOICE[=AMOUNT],… | --order NUMBER | --receipt NUMBER] [--rest "INVOICE: reason"] [--again]',
  acceptsMore: true,
  summary: 'books a bank line as a receipt: the best suggestion, or what is named; emails the buyer',
  run: (context, args) =>
    withLine(context.database, context.site, args.positionals[0] ?? '', (found) => matchLine(context, args, found)),
};

async function matchLine(context: DeskContext, args: DeskArguments, found: BankLineForStaff): Promise<DeskResult> {
  const { database, site, by, now } = context;
  const seen = { lineId: found.line.id, version: found.line.version, by, now };
  if (args.options.receipt) {
    const linked = await linkBankLine(database, site, { ...seen, receiptNumber: args.options.receipt });
    return linked instanceof Refusal ? failure(linked.message) : { lines: [`Linked to receipt ${linked.number}.`] };
  }
  const chosen = await readMatch(context, args, found);
  if (typeof chosen === 'string') return failure(chosen);
  const booked = await bookBankLine(database, site, {
    ...seen,
    ...chosen,
    note: args.note,
    allowDuplicate: args.again,
  });
  if (booked instanceof Refusal) return failure(booked.message);
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  return {
    lines: [
      `Receipt ${booked.number} recorded for ${booked.company}.`,
      ...booked.paid.map((part) => `${part.reference}  ${money(part.amountMinor)} paid`),
      ...(booked.keptMinor > 0 ? [`${money(booked.keptMinor)} reserved for order ${chosen.orderNumber}`] : []),
      ...(booked.onAccountMinor > 0 ? [`${money(booked.onAccountMinor)} on account for the next invoice`] : []),
    ],
  };
}

const bookAll: DeskCommand = {
  usage: '',
  summary: 'books every line whose suggestion is certain, one receipt each; emails the buyers',
  async run({ database, site, by, now }) {
    const { lines } = await listOpenLines(database, site, findAwaitedOrders);
    const certain = lines.filter(({ group }) => group === 'suggested');
    if (certain.length === 0) return { lines: ['No line has a certain suggestion.'] };
    const { booked, refused } = await bookCertainLines(database, site, { lines: certain, by, now });
    return {
      lines: [
        ...booked.map((one) => `${one.id}  ${amountIn(site, one.amountMinor)}  ${one.receiptNumber}  ${one.company}`),
        ...refused.map(({ id, text, message }) => `${id}  ${text}: ${message}`),
      ],
      failed: refused.length > 0,
    };
  },
};

const ignore: DeskCommand = {
  usage: 'LINE --reason "…"',
  summary: 'ignores a bank line that is no money of a customer',
  run: ({ database, site, by, now }, { positionals: [id = ''], reason }) =>
    withLine(database, site, id, async ({ line: { id: lineId, version } }) => {
      const refused = await ignoreBankLine(database, site, { lineId, version, reason, by, now });
      return refused ? failure(refused.message) : { lines: [`Line ${lineId} is ignored.`] };
    }),
};

const undo: DeskCommand = {
  usage: 'LINE [--why "…"]',
  summary: 'lets a decided bank line wait again; a receipt that it booked is reversed, and the buyer reads why',
  run: ({ database, site, by, now }, { positionals: [id = ''], options: { why = '' } }) =>
    withLine(database, site, id, async ({ line: { id: lineId, version } }) => {
      const refused = await undoBankLine(database, site, { lineId, version, why, by, now });
      return refused ? failure(refused.message) : { lines: [`Line ${lineId} waits again.`] };
    }),
};

const takeBack: DeskCommand = {
  usage: 'LINE --receipt NUMBER --why "…"',
  summary: 'reverses a receipt with the line of its returned cheque or transfer; the buyer reads why',
  run: ({ database, site, by, now }, { positionals: [id = ''], options: { why = '', receipt = '' } }) =>
    withLine(database, site, id, async ({ line: { id: lineId, version } }) => {
      const refused = await takeReceiptBack(database, site, { lineId, version, receiptNumber: receipt, why, by, now });
      return refused ? failure(refused.message) : { lines: [`Receipt ${receipt} was taken back with line ${lineId}.`] };
    }),
};

export const bankCommands = {
  import: bring,
  list,
  show,
  match,
  'book-all': bookAll,
  ignore,
  undo,
  'take-back': takeBack,
};
