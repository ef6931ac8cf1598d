import { countText } from '../catalogue/display.rule.ts';
import { formatDay } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { said, say, word } from '../lib/say.ts';
import { template } from '../messages/letter.ts';
import type { Message } from '../messages/queue-message.server.ts';
import { speakAs } from '../server/speak.ts';
import type { Site } from '../sites/site.ts';
import type { LineToAnswer } from './answer-rfi.db.ts';
import type { Checked } from './answer-rfi.server.ts';

type AnsweredLine = { name: string; quantity: string; price: string; expected: string; valid: string; note: string };
type RfiAnswered = { rfiNumber: string; lines: AnsweredLine[] };

/** Tells the buyer what the sales desk has answered. */
export function rfiAnsweredMail(
  site: Site,
  rfiNumber: string,
  { email }: LineToAnswer,
  checked: readonly Checked[],
): Message {
  const data: RfiAnswered = { rfiNumber, lines: speakAs(site, () => checked.map((one) => lineOf(site, one))) };
  return { channel: 'mail', receiver: email, template: 'rfi-answered', data };
}

function lineOf(site: Site, { line, answer, quantity, item }: Checked): AnsweredLine {
  const common = {
    name: item?.name ?? line.itemName,
    quantity: countText(quantity),
    note: answer.note?.trim() ?? '',
  };
  if ('decline' in answer) return { ...common, price: word('Declined'), expected: '', valid: '' };
  const { unitMinor, expectedOn, validUntil } = answer.quote;
  return {
    ...common,
    price: formatMoney({ minor: unitMinor, currency: site.currency }),
    expected: formatDay(expectedOn),
    valid: formatDay(validUntil),
  };
}

/** What the buyer reads of an answer. */
export const rfiAnsweredTemplates = {
  'rfi-answered': template<RfiAnswered>(({ rfiNumber, lines }, { address }) => ({
    subject: say`Answer to your RFI ${rfiNumber}`,
    blocks: [
      { kind: 'text', text: say`Our sales desk has answered. Prices are for one piece, before tax.` },
      {
        kind: 'table',
        head: [say`Item`, say`Qty`, say`Price`, say`Expected`, say`Valid until`],
        rows: lines.map((line) => [line.name, line.quantity, said(line.price), line.expected, line.valid]),
      },
      ...lines.flatMap(({ name, note }) => (note ? [{ kind: 'text' as const, text: `${name}: ${note}` }] : [])),
      {
        kind: 'text',
        text: say`Put what you want into your cart from your RFI History; each quoted line can be ordered once.`,
      },
      { kind: 'link', label: say`RFI History`, href: `${address}/rfq-history` },
    ],
  })),
};
