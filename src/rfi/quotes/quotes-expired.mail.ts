import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import { rfiPath } from '../rfi-link.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';
import { type QuotedInMail, quotedBlocks, quotedNow } from './quoted-lines.mail.ts';

/** `inCart` are the numbers of the lines that are in the buyer's cart; a mail of an earlier version has neither. */
type QuotesExpired = { rfiNumber: string; expired?: QuotedInMail[]; inCart?: number[] };

export function quotesExpiredMail(
  rfiNumber: string,
  receiver: string,
  expiredLines: readonly LockedRfiLine[],
  { inCart, taxTreatment }: { inCart: readonly number[]; taxTreatment: TaxTreatment },
): Message {
  const data: QuotesExpired = {
    rfiNumber,
    expired: expiredLines.map((line) => quotedNow(line, taxTreatment)),
    inCart: expiredLines.filter((line) => inCart.includes(line.lineId)).map((line) => line.lineNo),
  };
  return { channel: 'mail', receiver, template: 'rfi-lapsed', data };
}

export const quotesExpiredTemplates = {
  'rfi-lapsed': defineTemplate<QuotesExpired>(({ rfiNumber, expired = [], inCart = [] }, { site, address }) => {
    const stays = expired.filter((line) => inCart.includes(line.lineNo)).map((line) => line.name);
    return {
      subject: t`Quotes for your RFI ${rfiNumber} have expired`,
      blocks: [
        {
          kind: 'text',
          text: t`These quotes are no longer valid. One press asks our sales desk for new ones.`,
        },
        ...quotedBlocks(expired, site),
        ...(stays.length > 0
          ? [{ kind: 'text' as const, text: t`In your cart at your price: ${stays.join(', ')}.` }]
          : []),
        { kind: 'link', label: t`Ask again`, href: address + rfiPath(rfiNumber) },
        ...(stays.length > 0 ? [{ kind: 'link' as const, label: t`View cart`, href: `${address}/cart` }] : []),
      ],
    };
  }),
};
