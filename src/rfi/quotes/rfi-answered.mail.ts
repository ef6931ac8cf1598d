import { formatDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import type { Site } from '../../sites/site.ts';
import { quotedQuantityText } from '../quoted-quantity.rule.ts';
import type { RfiItemFacts } from '../rfi.db.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';
import type { CheckedAnswer, OfferedQuote } from './line-answer.ts';

/** `name` says what is offered and, where that is another item, what was requested. */
type AnsweredLine = { name: string; quantity: string; price: string; expected: string; valid: string; note: string };
type RfiAnswered = { rfiNumber: string; lines: AnsweredLine[] };

export function rfiAnsweredMail(
  site: Site,
  rfiNumber: string,
  { email }: LockedRfiLine,
  checked: readonly CheckedAnswer[],
): Message {
  const data: RfiAnswered = {
    rfiNumber,
    lines: withLocale(site, () => checked.flatMap((one) => [lineOf(site, one), ...alternativesOf(site, one)])),
  };
  return { channel: 'mail', receiver: email, template: 'rfi-answered', data };
}

function lineOf(site: Site, { line, answer, quantity, item }: CheckedAnswer): AnsweredLine {
  const common = {
    name: nameOf(line, item),
    quantity: withUnit(quotedQuantityText(quantity, line.quantityAsked), item?.unit ?? line.unit),
    note: answer.note?.trim() ?? '',
  };
  if (!answer.quote) return { ...common, price: msg('Declined'), expected: '', valid: '' };
  return { ...common, ...termsOf(site, answer.quote) };
}

const alternativesOf = (site: Site, { line, alternatives }: CheckedAnswer): AnsweredLine[] =>
  alternatives.map(({ quote, quantity, item }) => ({
    name: t`or ${item.name} ${item.maker}`,
    quantity: withUnit(quotedQuantityText(quantity, line.quantityAsked), item.unit),
    note: '',
    ...termsOf(site, quote),
  }));

/** '10 SET'. */
const withUnit = (quantity: string, unit: string) => [quantity, unit].filter(Boolean).join(' ');

const termsOf = (site: Site, { unitMinor, expectedOn, validUntil }: OfferedQuote) => ({
  price: formatMoney({ minor: unitMinor, currency: site.currency }),
  expected: formatDay(expectedOn),
  valid: formatDay(validUntil),
});

function nameOf({ itemId, itemName, maker, askedAs }: LockedRfiLine, item: RfiItemFacts | undefined): string {
  const asked = askedAs || (itemId === null ? itemName : `${itemName} ${maker}`.trim());
  const offered = item ? `${item.name} ${item.maker}` : `${itemName} ${maker}`.trim();
  return (item || askedAs) && asked !== offered ? t`${offered}, instead of ${asked}` : itemName;
}

export const rfiAnsweredTemplates = {
  'rfi-answered': defineTemplate<RfiAnswered>(({ rfiNumber, lines }, { address }) => ({
    subject: t`Answer to your RFI ${rfiNumber}`,
    blocks: [
      { kind: 'text', text: t`Our sales desk has answered. Prices are per unit, before tax.` },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`, t`Price`, t`Expected`, t`Valid until`],
        rows: lines.map((line) => [line.name, line.quantity, translate(line.price), line.expected, line.valid]),
      },
      ...lines.flatMap(({ name, note }) => (note ? [{ kind: 'text' as const, text: `${name}: ${note}` }] : [])),
      {
        kind: 'text',
        text: t`Add what you want to your cart from your RFI History; each quoted line can be ordered once, and only one of a line and its alternatives.`,
      },
      { kind: 'link', label: t`Your RFI with the quote as PDF`, href: `${address}/order-detail?rfi=${rfiNumber}` },
      { kind: 'link', label: t`RFI History`, href: `${address}/rfq-history` },
    ],
  })),
};
