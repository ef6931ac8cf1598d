import { addDays, dayOf, formatDateTime, formatDay, nextWorkingDay } from '../lib/dates.ts';
import { formatMoney, toMinor } from '../lib/money.ts';
import { answerRfi } from '../rfi/quotes/answer-rfi.server.ts';
import { holdRfiLine } from '../rfi/quotes/hold-rfi.server.ts';
import type { LineAnswer } from '../rfi/quotes/line-answer.ts';
import { listWaitingRfis, loadRfiForStaff, type StaffRfiView } from '../rfi/quotes/staff-view.server.ts';
import type { DeskArguments, DeskCommand, DeskContext, DeskResult } from './desk-command.ts';

const maxListed = 100;
const validDays = 14;

const list: DeskCommand = {
  usage: '',
  summary: 'lists RFIs with unanswered lines, longest waiting first',
  async run({ database, site }) {
    const waiting = await listWaitingRfis(database, site, maxListed);
    if (waiting.length === 0) return { lines: ['No RFIs are waiting.'] };
    const { timeZone } = site.calendar;
    return {
      lines: waiting.map(
        (rfi) =>
          `${formatDateTime(rfi.askedAt, timeZone)}  ${rfi.number}  ${rfi.company}  ${rfi.waiting} of ${rfi.lines}`,
      ),
    };
  },
};

const show: DeskCommand = {
  usage: 'NUMBER',
  summary: 'shows an RFI line by line: requested, list price, stock and answers',
  async run({ database, site, now }, { positionals: [number = ''] }) {
    const lines = await loadRfiForStaff(database, site, number, now);
    const [first] = lines;
    if (!first) return failure(`${site.name} has no RFI ${number}.`);
    const header = `${first.company}, ${first.email}, ${formatDateTime(first.askedAt, site.calendar.timeZone)}`;
    const wished = first.wishedDate ? `wanted by ${formatDay(first.wishedDate)}` : '';
    const details = [wished, first.reference ?? '', first.remark ?? ''];
    return { lines: [header, ...details.filter(Boolean), ...lines.map(lineText)] };
  },
};

function lineText(line: StaffRfiView): string {
  const money = (minor: number) => formatMoney({ minor, currency: line.currency });
  const item = [line.itemName, line.maker, line.itemCode].filter(Boolean).join(' ');
  const quote =
    line.quotedMinor === null
      ? ''
      : `: ${line.quotedQuantity} at ${money(line.quotedMinor)} by ${line.quotedOn}, valid until ${line.validUntil}`;
  const prices = `list ${money(line.listMinor)}, theirs ${money(line.yourMinor)}, ${line.free} free`;
  return `${line.lineNo}  ${line.quantityAsked} × ${item}  ${prices}  ${line.state}${line.heldAt ? ', on hold' : ''}${quote}`;
}

const answer: DeskCommand = {
  usage: 'NUMBER LINE=PRICE[xQTY]… [--on DAY] [--until DAY] [--item CODE] [--note "…"]',
  acceptsMore: true,
  summary: 'quotes lines: 1=640.50 or 2=90x60; by default for the next working day and valid for 14 days',
  async run(context, args) {
    const [number = '', ...lineArgs] = args.positionals;
    const lines = lineArgs.map((word) => quoteOf(word, context, args));
    const wrong = lineArgs.find((_, i) => lines[i] === undefined);
    if (wrong !== undefined || lineArgs.length === 0)
      return failure(`Write each line like 1=640.50 or 2=90x60, not '${wrong ?? ''}'.`);
    return sent(
      context,
      number,
      lines.filter((line) => line !== undefined),
      'quoted',
    );
  },
};

function quoteOf(word: string, { site, now }: DeskContext, { options, note }: DeskArguments): LineAnswer | undefined {
  const [, line, price, quantity] = /^(\d{1,4})=(\d{1,10}(?:\.\d{1,2})?)(?:x(\d{1,7}))?$/.exec(word) ?? [];
  const unitMinor = price === undefined ? undefined : toMinor(Number(price));
  if (line === undefined || unitMinor === undefined) return undefined;
  const quote = {
    unitMinor,
    expectedOn: options.on ?? nextWorkingDay(now, site.calendar),
    validUntil: options.until ?? addDays(dayOf(now, site.calendar.timeZone), validDays),
    ...(quantity && { quantity: Number(quantity) }),
    ...(options.item && { itemCode: options.item }),
  };
  return { lineNo: Number(line), quote, ...(note && { note }) };
}

const decline: DeskCommand = {
  usage: 'NUMBER LINE… [--reason "…"]',
  acceptsMore: true,
  summary: 'declines lines and emails the buyer why',
  async run(context, { positionals: [number = '', ...lineArgs], reason }) {
    const wrong = lineArgs.find((word) => !/^\d{1,4}$/.test(word));
    if (wrong !== undefined || lineArgs.length === 0) return failure(`Write line numbers, not '${wrong ?? ''}'.`);
    const lines = lineArgs.map((word) => ({
      lineNo: Number(word),
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
  return { lines: [`${number}: ${lines.map((line) => line.lineNo).join(', ')} ${word}; the buyer has been emailed.`] };
}

const keep = (hold: boolean, summary: string): DeskCommand => ({
  usage: 'NUMBER LINE',
  acceptsMore: true,
  summary,
  async run({ database, site, by, now }, { positionals: [number = '', line = ''] }) {
    const lineNo = /^\d{1,4}$/.test(line) ? Number(line) : 0;
    const refused = await holdRfiLine(database, site, { number, lineNo, hold, by, now });
    return refused
      ? failure(refused.message)
      : { lines: [`Line ${lineNo} of ${number} is ${hold ? 'on hold' : 'released'} now.`] };
  },
});

const failure = (why: string): DeskResult => ({ lines: [why], failed: true });

export const rfiCommands = {
  list,
  show,
  answer,
  decline,
  hold: keep(true, 'holds a quoted line, so that it cannot be ordered for now'),
  release: keep(false, 'releases a held line'),
};
