import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { quantityText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';
import type { CheckedAnswer } from './line-answer.ts';
import {
  firstEnd,
  orderLinks,
  type QuotedInMail,
  quotedBlocks,
  quotedInMail,
  totalWithTax,
} from './quoted-lines.mail.ts';

type DeclinedInMail = { name: string; maker: string; quantity: number; unit: string; note: string };

/** Optional is what a mail that was queued by an earlier version does not have. */
type RfiAnswered = {
  rfiNumber: string;
  quoted?: QuotedInMail[];
  declined?: DeclinedInMail[];
  /** How many of its lines are still with the sales desk. */
  waiting?: number;
};

export function rfiAnsweredMail(
  rfiNumber: string,
  { email }: LockedRfiLine,
  checked: readonly CheckedAnswer[],
  { taxTreatment, waiting }: { taxTreatment: TaxTreatment; waiting: number },
): Message {
  const data: RfiAnswered = {
    rfiNumber,
    quoted: checked.flatMap((one) => quotedOf(one, taxTreatment)),
    declined: checked.flatMap(({ line, answer }) =>
      !answer.quote
        ? {
            name: line.itemName,
            maker: line.maker,
            quantity: line.quantityAsked,
            unit: line.unit,
            note: answer.note?.trim() ?? '',
          }
        : [],
    ),
    waiting,
  };
  return { channel: 'mail', receiver: email, template: 'rfi-answered', data };
}

function quotedOf({ line, answer, quantity, item, alternatives }: CheckedAnswer, form: TaxTreatment): QuotedInMail[] {
  if (!answer.quote) return [];
  const { unitMinor, expectedOn, validUntil } = answer.quote;
  const { lineNo, quantityAsked } = line;
  const asked = line.askedAs || (line.itemId === null ? line.itemName : `${line.itemName} ${line.maker}`.trim());
  const offered = item ?? { name: line.itemName, maker: line.maker, unit: line.unit, taxBp: line.taxBp };
  const isOther = (item !== undefined || line.askedAs !== '') && asked !== `${offered.name} ${offered.maker}`.trim();
  const named = ({ name, maker, unit, taxBp }: typeof offered) => ({ name, maker, unit, taxBp });
  const common = { lineNo, quantityAsked };
  return [
    quotedInMail(
      { ...common, ...named(offered), askedAs: isOther ? asked : '', quantity, unitMinor, expectedOn, validUntil },
      form,
      { note: answer.note?.trim() ?? '' },
    ),
    ...alternatives.map((one) =>
      quotedInMail(
        {
          ...common,
          ...named(one.item),
          askedAs: asked,
          quantity: one.quantity,
          unitMinor: one.quote.unitMinor,
          expectedOn: one.quote.expectedOn,
          validUntil: one.quote.validUntil,
        },
        form,
        { isAlternative: true },
      ),
    ),
  ];
}

const declinedText = ({ name, maker, quantity, unit, note }: DeclinedInMail): string => {
  const item = [name, maker].filter(Boolean).join(' ');
  const pieces = quantityText(quantity, unit);
  return note ? t`Not offered: ${item}, ${pieces}. ${note}` : t`Not offered: ${item}, ${pieces}.`;
};

export const rfiAnsweredTemplates = {
  'rfi-answered': defineTemplate<RfiAnswered>(
    ({ rfiNumber, quoted = [], declined = [], waiting = 0 }, { site, address }) => ({
      subject: t`Answer to your RFI ${rfiNumber}`,
      blocks: [
        {
          kind: 'text',
          text:
            quoted.length === 0
              ? t`Our sales desk has answered.`
              : t`Our sales desk has quoted ${plural(new Set(quoted.map((line) => line.lineNo)).size, 'line')}: ${totalWithTax(quoted, site)} with ${site.tax.label}, valid until ${firstEnd(quoted)}.`,
        },
        ...quotedBlocks(quoted, site),
        ...declined.map((line) => ({ kind: 'text' as const, text: declinedText(line) })),
        ...(waiting > 0
          ? [{ kind: 'text' as const, text: t`Still with our sales desk: ${plural(waiting, 'line')}.` }]
          : []),
        ...orderLinks(rfiNumber, quoted, address),
        ...(quoted.length > 0
          ? [
              {
                kind: 'note' as const,
                text: t`Nothing is ordered until you confirm it in the shop. Each quoted line can be ordered once, and only one of a line and its alternatives.`,
              },
            ]
          : []),
      ],
    }),
  ),
};
