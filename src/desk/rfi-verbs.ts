import { addDays, dayOf, formatDay, formatMoment, nextWorkingDay } from '../lib/dates.ts';
import { formatMoney, toMinor } from '../lib/money.ts';
import { answerRfi, type LineAnswer } from '../rfi/answer-rfi.server.ts';
import { holdRfiLine } from '../rfi/hold-rfi.server.ts';
import { rfiForStaff, type StaffRfiView, waitingRfis } from '../rfi/staff-view.server.ts';
import type { DeskAnswer, DeskAsked, DeskVerb, DeskWork } from './desk-verb.ts';

const mostListed = 100;
/** How long a quote is valid when nothing is said. */
const validDays = 14;

const list: DeskVerb = {
  takes: '',
  does: 'lists the RFIs with lines that nobody has answered, the longest waiting first',
  async run({ database, site }) {
    const waiting = await waitingRfis(database, site, mostListed);
    if (waiting.length === 0) return { said: ['No RFI waits.'] };
    const { timeZone } = site.calendar;
    return {
      said: waiting.map(
        (rfi) =>
          `${formatMoment(rfi.askedAt, timeZone)}  ${rfi.number}  ${rfi.company}  ${rfi.waiting} of ${rfi.lines}`,
      ),
    };
  },
};

const show: DeskVerb = {
  takes: 'NUMBER',
  does: 'shows an RFI line by line: what is asked, listed, free, and answered so far',
  async run({ database, site, now }, { words: [number = ''] }) {
    const lines = await rfiForStaff(database, site, number, now);
    const [first] = lines;
    if (!first) return no(`${site.name} has no RFI ${number}.`);
    const asked = `${first.company}, ${first.email}, ${formatMoment(first.askedAt, site.calendar.timeZone)}`;
    const wished = first.wishedDate ? `wished by ${formatDay(first.wishedDate)}` : '';
    const words = [wished, first.reference ?? '', first.remark ?? ''];
    return { said: [asked, ...words.filter(Boolean), ...lines.map(lineText)] };
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

const answer: DeskVerb = {
  takes: 'NUMBER LINE=PRICE[xQTY]… [--on DAY] [--until DAY] [--item CODE] [--note "…"]',
  many: true,
  does: 'quotes lines: 1=640.50 or 2=90x60; goods the next working day and valid for 14 days unless said',
  async run(work, asked) {
    const [number = '', ...words] = asked.words;
    const lines = words.map((word) => quoteOf(word, work, asked));
    const wrong = words.find((_, i) => lines[i] === undefined);
    if (wrong !== undefined || words.length === 0)
      return no(`Write each line like 1=640.50 or 2=90x60, not '${wrong ?? ''}'.`);
    return sent(
      work,
      number,
      lines.filter((line) => line !== undefined),
      'quoted',
    );
  },
};

function quoteOf(word: string, { site, now }: DeskWork, { told, note }: DeskAsked): LineAnswer | undefined {
  const [, line, price, quantity] = /^(\d{1,4})=(\d{1,10}(?:\.\d{1,2})?)(?:x(\d{1,7}))?$/.exec(word) ?? [];
  const unitMinor = price === undefined ? undefined : toMinor(Number(price));
  if (line === undefined || unitMinor === undefined) return undefined;
  const quote = {
    unitMinor,
    expectedOn: told.on ?? nextWorkingDay(now, site.calendar),
    validUntil: told.until ?? addDays(dayOf(now, site.calendar.timeZone), validDays),
    ...(quantity && { quantity: Number(quantity) }),
    ...(told.item && { itemCode: told.item }),
  };
  return { lineNo: Number(line), quote, ...(note && { note }) };
}

const decline: DeskVerb = {
  takes: 'NUMBER LINE… [--reason "…"]',
  many: true,
  does: 'declines lines; the buyer reads why',
  async run(work, { words: [number = '', ...words], reason }) {
    const wrong = words.find((word) => !/^\d{1,4}$/.test(word));
    if (wrong !== undefined || words.length === 0) return no(`Write the numbers of lines, not '${wrong ?? ''}'.`);
    const lines = words.map((word) => ({
      lineNo: Number(word),
      decline: true as const,
      ...(reason && { note: reason }),
    }));
    return sent(work, number, lines, 'declined');
  },
};

async function sent({ database, site, by, now }: DeskWork, number: string, lines: readonly LineAnswer[], word: string) {
  const refused = await answerRfi(database, site, { number, lines, by, now });
  if (refused) return no(refused.message);
  return { said: [`${number}: ${lines.map((line) => line.lineNo).join(', ')} ${word}; the buyer is mailed.`] };
}

const keep = (hold: boolean, does: string): DeskVerb => ({
  takes: 'NUMBER LINE',
  many: true,
  does,
  async run({ database, site, by, now }, { words: [number = '', line = ''] }) {
    const lineNo = /^\d{1,4}$/.test(line) ? Number(line) : 0;
    const refused = await holdRfiLine(database, site, { number, lineNo, hold, by, now });
    return refused
      ? no(refused.message)
      : { said: [`Line ${lineNo} of ${number} is ${hold ? 'on hold' : 'released'} now.`] };
  },
});

const no = (why: string): DeskAnswer => ({ said: [why], failed: true });

export const rfiVerbs = {
  list,
  show,
  answer,
  decline,
  hold: keep(true, 'keeps a quoted line from being ordered for the time being'),
  release: keep(false, 'lets it be ordered again'),
};
