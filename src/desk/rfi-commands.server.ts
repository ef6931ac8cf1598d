import { addDays, dayOf, formatDateTime, formatDay, nextWorkingDay } from '../lib/dates.ts';
import { formatMoney, toMinor } from '../lib/money.ts';
import { assignRfi } from '../rfi/queue/assign-rfi.server.ts';
import { listRfis } from '../rfi/queue/list-rfis.server.ts';
import { loadStaffRfi, type StaffRfi, type StaffRfiLine } from '../rfi/queue/load-staff-rfi.server.ts';
import { answerRfi } from '../rfi/quotes/answer-rfi.server.ts';
import { askMaker } from '../rfi/quotes/ask-maker.server.ts';
import { extendQuotes } from '../rfi/quotes/extend-quotes.server.ts';
import { holdRfiLine } from '../rfi/quotes/hold-rfi.server.ts';
import type { Alternative, LineAnswer } from '../rfi/quotes/line-answer.ts';
import { remindBuyer } from '../rfi/quotes/remind-buyer.server.ts';
import { withdrawQuotes } from '../rfi/quotes/withdraw-quotes.server.ts';
import type { SellerSite } from '../sites/site.ts';
import { type DeskArguments, type DeskCommand, type DeskContext, type DeskResult, failure } from './desk-command.ts';

const linePattern = /^\d{1,4}$/;

const list: DeskCommand = {
  usage: '',
  summary: 'lists the 50 RFIs that wait longest for an answer, and when it is due',
  async run({ database, site, now }) {
    const { rows, total } = await listRfis(database, site, { queue: 'waiting' }, now);
    if (rows.length === 0) return { lines: ['No RFIs are waiting.'] };
    const { timeZone } = site.calendar;
    const lines = rows.map(({ askedAt, dueAt, number, company, waiting, lines }) => {
      const due = dueAt ? `${dueAt < now ? 'LATE since' : 'due'} ${formatDateTime(dueAt, timeZone)}` : '';
      return `${formatDateTime(askedAt, timeZone)}  ${due}  ${number}  ${company}  ${waiting} of ${lines}`;
    });
    return { lines: total > rows.length ? [...lines, `${total - rows.length} more are waiting.`] : lines };
  },
};

const show: DeskCommand = {
  usage: 'NUMBER',
  summary: 'shows an RFI line by line: requested, list price, stock and answers',
  async run({ database, site, now }, { positionals: [number = ''] }) {
    const rfi = await loadStaffRfi(database, site, number, now);
    if (!rfi) return failure(`${site.name} has no RFI ${number}.`);
    const header = `${rfi.company}, ${rfi.email}, ${formatDateTime(rfi.askedAt, site.calendar.timeZone)}`;
    const wished = rfi.wishedDate ? `wanted by ${formatDay(rfi.wishedDate)}` : '';
    const details = [wished, rfi.reference ?? '', rfi.remark ?? ''];
    return { lines: [header, ...details.filter(Boolean), ...rfi.lines.map((line) => lineText(line, rfi))] };
  },
};

function lineText(line: StaffRfiLine, { currency }: StaffRfi): string {
  const money = (minor: number) => formatMoney({ minor, currency });
  const item = [line.itemName, line.maker, line.itemCode].filter(Boolean).join(' ');
  const quote =
    line.quotedMinor === null
      ? ''
      : `: ${line.quotedQuantity} at ${money(line.quotedMinor)} by ${line.quotedOn}, valid until ${line.validUntil}`;
  const prices = `list ${money(line.listMinor)}, theirs ${money(line.yourMinor)}, ${line.free} free`;
  return `${line.lineNo}  ${line.quantityAsked} × ${item}  ${prices}  ${line.state}${line.heldAt ? ', on hold' : ''}${quote}`;
}

const answer: DeskCommand = {
  usage:
    'NUMBER LINE=PRICE[xQTY]… [LINE+CODE=PRICE]… [--on DAY] [--until DAY] [--item CODE] [--note "…"] [--reason "…"]',
  acceptsMore: true,
  summary:
    'quotes lines: 1=640.50 or 2=90x60, with another item to choose from 1+ZW-30308=604.50; by default for the next working day and valid for two weeks; a price below the lowest margin needs a reason',
  async run(context, args) {
    const [number = '', ...lineArgs] = args.positionals;
    const offers = lineArgs.map((word) => offerOf(word, context, args));
    const wrong = lineArgs.find((_, i) => offers[i] === undefined);
    if (wrong !== undefined || lineArgs.length === 0)
      return failure(`Write each line like 1=640.50 or 2=90x60, not '${wrong ?? ''}'.`);
    return sent(
      context,
      number,
      quotesOf(
        offers.filter((offer) => offer !== undefined),
        args,
      ),
      'quoted',
    );
  },
};

type TypedOffer = Alternative & { lineNo: number };

/** `itemCode` is '' for the item of the line. */
function offerOf(word: string, { site, now }: DeskContext, { options }: DeskArguments): TypedOffer | undefined {
  const [, line, itemCode = '', price, quantity] =
    /^(\d{1,4})(?:\+([^=\s]{1,60}))?=(\d{1,10}(?:\.\d{1,2})?)(?:x(\d{1,7}))?$/.exec(word) ?? [];
  const unitMinor = price === undefined ? undefined : toMinor(Number(price));
  if (line === undefined || unitMinor === undefined) return undefined;
  return {
    lineNo: Number(line),
    itemCode,
    unitMinor,
    expectedOn: options.on ?? nextWorkingDay(now, site.calendar),
    validUntil: options.until ?? defaultLastDay(site, now),
    ...(quantity && { quantity: Number(quantity) }),
  };
}

function quotesOf(offers: readonly TypedOffer[], { options, note, reason }: DeskArguments): LineAnswer[] {
  return offers
    .filter(({ itemCode }) => itemCode === '')
    .map(({ lineNo, itemCode: _, ...quote }) => {
      const alternatives = offers.filter((one) => one.lineNo === lineNo && one.itemCode !== '');
      const item = options.item ? { itemCode: options.item } : {};
      return { lineNo, quote: { ...quote, ...item, alternatives, floorReason: reason }, ...(note && { note }) };
    });
}

const wait: DeskCommand = {
  usage: 'NUMBER LINE… --until DAY --reason "…"',
  acceptsMore: true,
  summary: 'lets open lines wait for the maker until a day and emails the buyer what the maker is asked',
  async run({ database, site, by, now }, { positionals: [number = '', ...lineArgs], options, reason }) {
    const named = readLineNumbers(lineArgs);
    if ('failed' in named) return named;
    const until = options.until ?? '';
    const refused = await askMaker(database, site, { number, ...named, note: reason, until, by, now });
    return refused ? failure(refused.message) : mailed(number, named.lines, `waiting until ${formatDay(until)}`);
  },
};

const assign: DeskCommand = {
  usage: 'NUMBER [EMAIL]',
  acceptsMore: true,
  summary: 'gives an RFI to a member of staff, or to nobody',
  async run({ database, site, by, now }, { positionals: [number = '', to = ''] }) {
    const refused = await assignRfi(database, site, { number, to, by, now });
    return refused
      ? failure(refused.message)
      : { lines: [`${number} is ${to ? `assigned to ${to}` : 'unassigned'} now.`] };
  },
};

const decline: DeskCommand = {
  usage: 'NUMBER LINE… [--reason "…"]',
  acceptsMore: true,
  summary: 'declines lines and emails the buyer why',
  async run(context, { positionals: [number = '', ...lineArgs], reason }) {
    const named = readLineNumbers(lineArgs);
    if ('failed' in named) return named;
    const lines = named.lines.map((line) => ({
      ...line,
      decline: true as const,
      ...(reason && { note: reason }),
    }));
    return sent(context, number, lines, 'declined');
  },
};

async function sent(
  { database, site, by, now }: DeskContext,
  number: string,
  lines: readonly LineAnswer[],
  word: string,
) {
  const refused = await answerRfi(database, site, { number, lines, by, now });
  if (refused) return failure(refused.message);
  return mailed(number, lines, word);
}

const keep = (hold: boolean, summary: string): DeskCommand => ({
  usage: 'NUMBER LINE',
  acceptsMore: true,
  summary,
  async run({ database, site, by, now }, { positionals: [number = '', line = ''] }) {
    const lineNo = linePattern.test(line) ? Number(line) : 0;
    const refused = await holdRfiLine(database, site, { number, lineNo, hold, by, now });
    return refused
      ? failure(refused.message)
      : { lines: [`Line ${lineNo} of ${number} is ${hold ? 'on hold' : 'released'} now.`] };
  },
});

const withdraw: DeskCommand = {
  usage: 'NUMBER LINE… --reason "…"',
  acceptsMore: true,
  summary: 'withdraws quotes before they are ordered and emails the buyer why',
  async run({ database, site, by, now }, { positionals: [number = '', ...lineArgs], reason }) {
    const named = readLineNumbers(lineArgs);
    if ('failed' in named) return named;
    const refused = await withdrawQuotes(database, site, { number, ...named, reason, by, now });
    return refused ? failure(refused.message) : mailed(number, named.lines, 'withdrawn');
  },
};

const extend: DeskCommand = {
  usage: 'NUMBER LINE… [--until DAY]',
  acceptsMore: true,
  summary: 'extends quotes, also expired ones, and emails the buyer; by default for two weeks from today',
  async run({ database, site, by, now }, { positionals: [number = '', ...lineArgs], options }) {
    const named = readLineNumbers(lineArgs);
    if ('failed' in named) return named;
    const validUntil = options.until ?? defaultLastDay(site, now);
    const refused = await extendQuotes(database, site, { number, ...named, validUntil, by, now });
    return refused ? failure(refused.message) : mailed(number, named.lines, `valid until ${formatDay(validUntil)}`);
  },
};

const remind: DeskCommand = {
  usage: 'NUMBER',
  summary: 'emails the buyer which quotes can still be ordered, and until when',
  async run({ database, site, by, now }, { positionals: [number = ''] }) {
    const refused = await remindBuyer(database, site, { number, by, now });
    return refused ? failure(refused.message) : { lines: [`The buyer of ${number} has been reminded.`] };
  },
};

const defaultLastDay = ({ salesDesk, calendar }: SellerSite, now: Date) =>
  addDays(dayOf(now, calendar.timeZone), salesDesk.quoteValidDays);

function readLineNumbers(words: readonly string[]): { lines: { lineNo: number }[] } | (DeskResult & { failed: true }) {
  const wrong = words.find((word) => !linePattern.test(word));
  if (wrong !== undefined || words.length === 0)
    return { lines: [`Write line numbers, not '${wrong ?? ''}'.`], failed: true };
  return { lines: words.map((word) => ({ lineNo: Number(word) })) };
}

const mailed = (number: string, lines: readonly { lineNo: number }[], word: string): DeskResult => ({
  lines: [`${number}: ${lines.map((line) => line.lineNo).join(', ')} ${word}; the buyer has been emailed.`],
});

export const rfiCommands = {
  list,
  show,
  answer,
  assign,
  wait,
  decline,
  withdraw,
  extend,
  remind,
  hold: keep(true, 'holds a quoted line, so that it cannot be ordered for now'),
  release: keep(false, 'releases a held line'),
};
