import { plural, t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate, noteBlock, type Templates, textBlock } from '../../messages/message-template.ts';

type OrderPrepared = {
  company: string;
  by: string;
  ends: string;
  lines: number;
  pieces: number;
  totalMinor: number;
  token?: string;
};

/** Used when a sent message is shown again: its token has been erased. */
const erasedToken = '••••••';

const orderPrepared = defineTemplate(
  ({ company, by, ends, lines, pieces, totalMinor, token = erasedToken }: OrderPrepared, { site, address }) => {
    const total = formatMoney({ minor: totalMinor, currency: site.currency });
    return {
      subject: t`Please confirm your order of ${total}`,
      blocks: [
        textBlock(
          t`${by} of our sales desk has prepared an order for ${company}: ${plural(lines, 'line')}, ${plural(pieces, 'piece')}, ${total} with ${site.tax.label}.`,
        ),
        { kind: 'link', label: t`Look at it and confirm`, href: `${address}/confirm-order?token=${token}` },
        textBlock(t`No password is needed. The link works once, until ${ends}.`),
        noteBlock(
          t`Nothing is ordered until you confirm it. If you did not ask for it, decline it there or call ${site.contact.phone}.`,
        ),
      ],
    };
  },
);

type OrderDeclined = { company: string; reason: string; by: string; customerId: number };

const orderDeclined = defineTemplate(({ company, reason, by, customerId }: OrderDeclined, { site, address }) => ({
  subject: t`${company} declines the order that you prepared`,
  blocks: [
    textBlock(
      reason
        ? t`${company} does not confirm the order that ${by} prepared: ${reason}`
        : t`${company} does not confirm the order that ${by} prepared. No reason was given.`,
    ),
    { kind: 'link', label: t`Open at the desk`, href: `${address}/desk/${site.code}/accounts/${customerId}` },
  ],
}));

export const preparedOrderTemplates: Templates = {
  'order-prepared': orderPrepared,
  'order-declined': orderDeclined,
};
