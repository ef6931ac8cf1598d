import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { explainCustomerPrice } from '../catalogue/price-lists/explain-customer-price.server.ts';
import { exportPrices } from '../catalogue/price-lists/export-prices.server.ts';
import { importPrices } from '../catalogue/price-lists/import-prices.server.ts';
import { listPriceRows, type PriceRowView } from '../catalogue/price-lists/list-price-rows.server.ts';
import { createPriceList, renamePriceList } from '../catalogue/price-lists/manage-price-lists.server.ts';
import { loadPriceListOverview } from '../catalogue/price-lists/price-list-overview.server.ts';
import type { LineMove } from '../catalogue/price-lists/price-moves.server.ts';
import { findPriceOwner } from '../catalogue/price-lists/price-owner.server.ts';
import { rowText, termsText } from '../catalogue/price-lists/price-text.rule.ts';
import { outcomeText, type PriceStep } from '../catalogue/pricing/explain-price.rule.ts';
import { readXlsxLines } from '../imports/files/read-xlsx-lines.server.ts';
import { formatDateTime, formatDay } from '../lib/dates.ts';
import { formatMoney, toPercent } from '../lib/money.ts';
import { workbookToCsv } from '../lib/spreadsheet/workbook-to-csv.ts';
import { Refusal } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import { type DeskCommand, type DeskContext, failure } from './desk-command.ts';

const maxShown = 200;
const maxMoves = 10;

const list: DeskCommand = {
  usage: '',
  summary: 'lists the price lists, and the customers with prices of their own',
  async run({ database, site, now }) {
    const { lists, customers } = await loadPriceListOverview(database, site, now);
    return {
      lines: [
        ...lists.map(({ name, rows, planned, ending, customers: buyers, changedAt, changedBy }) =>
          words(
            name,
            `${rows} rows`,
            planned > 0 && `${planned} planned`,
            ending > 0 && `${ending} end within 30 days`,
            `${buyers} customers`,
            changedAt && `changed ${formatDateTime(changedAt, site.calendar.timeZone)} by ${changedBy}`,
          ),
        ),
        ...customers.map(({ name, rows, ending }) =>
          words(name, `${rows} own rows`, ending > 0 && `${ending} end within 30 days`),
        ),
      ],
    };
  },
};

const show: DeskCommand = {
  usage: 'LIST|EMAIL [--item "…"]',
  summary: 'shows the rows of a price list, or the own rows of a customer',
  async run({ database, site, now }, { positionals: [name = ''], options }) {
    const owner = await findPriceOwner(database, site.code, name);
    if (owner instanceof Refusal) return failure(owner.message);
    const shown = { state: 'current' as const, search: options.item ?? '', offset: 0, limit: maxShown };
    const found = await listPriceRows(database, site, { owner, ...shown, now });
    if (found instanceof Refusal) return failure(found.message);
    const rest = found.total > maxShown ? [`${found.total} rows; narrow them down with --item, or export them.`] : [];
    return { lines: [found.owner.name, ...found.rows.map((row) => rowLine(row, site)), ...rest] };
  },
};

function rowLine(row: PriceRowView, { currency }: Site): string {
  const money = (minor: number) => formatMoney({ minor, currency });
  return words(
    row.for,
    row.item && `${row.item.name} ${row.item.maker}`,
    rowText({ ...row, scopeKey: '' }, currency),
    row.unitMinor !== null && row.item && `${money(row.unitMinor)} of ${money(row.item.listMinor)}`,
    !row.isInForce && 'planned',
    row.endsSoon && 'ends soon',
  );
}

const create: DeskCommand = {
  usage: 'NAME [COPY-OF]',
  acceptsMore: true,
  summary: 'makes a price list, empty or with the rows of another one',
  async run({ database, site, by, now }, { positionals: [name = '', original] }) {
    const owner = original === undefined ? undefined : await findPriceOwner(database, site.code, original);
    if (owner instanceof Refusal) return failure(owner.message);
    const copyOf = owner?.priceListId ?? undefined;
    const made = await createPriceList(database, site, { name, copyOf, by, now });
    return made instanceof Refusal
      ? failure(made.message)
      : { lines: [`${site.name} has a price list ${made.name} now.`] };
  },
};

const rename: DeskCommand = {
  usage: 'NAME NEW-NAME',
  acceptsMore: true,
  summary: 'renames a price list; its customers keep it',
  async run({ database, site, by, now }, { positionals: [seen = '', name = ''] }) {
    const owner = await findPriceOwner(database, site.code, seen);
    if (owner instanceof Refusal) return failure(owner.message);
    const renamed = await renamePriceList(database, site, { id: owner.priceListId ?? 0, name, by, now });
    return renamed instanceof Refusal
      ? failure(renamed.message)
      : { lines: [`${seen} is called ${renamed.name} now.`] };
  },
};

const bring: DeskCommand = {
  usage: 'LIST|EMAIL FILE.csv|FILE.xlsx [--check] [--good-lines]',
  acceptsMore: true,
  summary: 'imports prices; with --check it writes nothing and shows what would change',
  async run({ database, site, by, now, folder }, { positionals: [name = '', path = ''], goodLines, check }) {
    const owner = await findPriceOwner(database, site.code, name);
    if (owner instanceof Refusal) return failure(owner.message);
    const file = await openFile(resolve(folder, path));
    if (!file) return failure(`The file ${resolve(folder, path)} can't be read.`);
    const mode = check ? 'check' : goodLines ? 'good-lines' : 'all-or-nothing';
    const report = await importPrices(database, site, { owner, file, mode, by, now });
    if (report instanceof Refusal) return failure(report.message);
    const bad = new Set(report.problems.map(({ line }) => line)).size;
    const counts = `${report.begun} new, ${report.changed} changed, ${report.unchanged} unchanged, ${bad} bad`;
    const advice = 'Correct the file, or import the good lines with --good-lines.';
    const done = check ? `Nothing was written. The file has ${counts}.` : `Nothing was imported: ${counts}. ${advice}`;
    return {
      lines: [
        ...report.problems.map(({ line, field, message }) => `line ${line}: ${field}: ${message}`),
        ...(check ? report.moves.slice(0, maxMoves).map((move) => moveLine(move, site)) : []),
        report.written ? `${name}: ${counts}.` : done,
      ],
      failed: bad > 0,
    };
  },
};

async function openFile(path: string): Promise<Readable | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  if (extname(path).toLowerCase() !== '.xlsx') return createReadStream(path);
  const csv = await workbookToCsv(readXlsxLines(createReadStream(path))).catch(() => undefined);
  return csv === undefined ? undefined : Readable.from([Buffer.from(csv)]);
}

function moveLine({ line, label, isItem, before, after, changeBp }: LineMove, { currency }: Site): string {
  const change = `${changeBp > 0 ? '+' : ''}${toPercent(changeBp).toFixed(2)} %`;
  const money = (minor: number) => formatMoney({ minor, currency });
  return words(`line ${line}`, label, change, isItem && `${money(before)} becomes ${money(after)}`);
}

const send: DeskCommand = {
  usage: 'LIST|EMAIL FILE.csv|FILE.xlsx',
  acceptsMore: true,
  summary: 'writes the rows into a file, which can be edited and imported again',
  async run({ database, site, now, folder }, { positionals: [name = '', path = ''] }) {
    const extension = extname(path).toLowerCase();
    if (extension !== '.csv' && extension !== '.xlsx')
      return failure('Write the name of a file that ends in .csv or .xlsx.');
    const owner = await findPriceOwner(database, site.code, name);
    if (owner instanceof Refusal) return failure(owner.message);
    const format = extension === '.csv' ? 'csv' : 'xlsx';
    const file = await exportPrices(database, site, { owner, format, now });
    if (file instanceof Refusal) return failure(file.message);
    await writeFile(resolve(folder, path), file.content);
    return { lines: [`${file.rows} rows written into ${resolve(folder, path)}.`] };
  },
};

const explain: DeskCommand = {
  usage: 'EMAIL ITEM [QUANTITY] [--on DAY]',
  acceptsMore: true,
  summary: 'shows what a customer pays for an item, which row wins, and why the others lose',
  async run(context, { positionals: [email = '', item = '', quantity], options }) {
    const { database, site, now } = context;
    if (quantity !== undefined && !/^[1-9]\d{0,6}$/.test(quantity))
      return failure(`Write the quantity as a whole number, not '${quantity}'.`);
    if (options.on !== undefined && Number.isNaN(Date.parse(`${options.on}T00:00:00Z`)))
      return failure(`Write the day like 2026-12-01, not '${options.on}'.`);
    const owner = await findPriceOwner(database, site.code, email);
    if (owner instanceof Refusal) return failure(owner.message);
    const asked = { item, quantity: quantity === undefined ? undefined : Number(quantity), day: options.on, now };
    const found = await explainCustomerPrice(database, site, { customerId: owner.customerId ?? 0, ...asked });
    return found instanceof Refusal ? failure(found.message) : { lines: explanationLines(found, context) };
  },
};

type Explained = Exclude<Awaited<ReturnType<typeof explainCustomerPrice>>, Refusal>;

function explanationLines(found: Explained, { site }: DeskContext): string[] {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  const { customer, item, quantity, day, price, rows, steps } = found;
  const step = ({ quantity: from, unitMinor, next }: PriceStep) =>
    words(`from ${from}`, money(unitMinor), next && `${money(next.unitMinor)} from ${formatDay(next.from)}`);
  return [
    `${customer.name} pays ${money(price.unitMinor)} for ${item.name} ${item.maker}, ${quantity} on ${formatDay(day)}`,
    `list price ${money(price.listMinor)} less ${toPercent(price.discountBp).toFixed(2)} %`,
    ...(customer.isActive ? [] : ['LOOK: The account is not Active and sees no prices.']),
    ...rows.map((row) =>
      words(
        outcomeText(row),
        row.scope === 'item' ? item.name : row.scopeKey || 'all',
        row.own ? 'own row' : `list ${row.list}`,
        termsText(row, site.currency),
        money(row.unitMinor),
      ),
    ),
    ...steps.map(step),
  ];
}

const words = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join('  ');

export const priceCommands = { list, show, create, rename, import: bring, export: send, explain };
