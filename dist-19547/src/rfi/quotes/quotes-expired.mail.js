import { countText } from '../../catalogue/items/item-format.rule.js';
import { t } from '../../lib/i18n.js';
import { defineTemplate } from '../../messages/message-template.js';
                                                                      
                                                        

                                                                                                         

export function quotesExpiredMail(
  rfiNumber        ,
  receiver        ,
  expiredLines                          ,
  inCart                   ,
)          {
  const data                = {
    rfiNumber,
    lines: expiredLines.map((line) => ({
      name: line.itemName,
      quantity: line.quotedQuantity ?? line.quantityAsked,
      inCart: inCart.includes(line.lineId),
    })),
  };
  return { channel: 'mail', receiver, template: 'rfi-lapsed', data };
}

export const quotesExpiredTemplates = {
  'rfi-lapsed': defineTemplate               (({ rfiNumber, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} have expired`,
    blocks: [
      {
        kind: 'text',
        text: t`These quotes are no longer valid. You can request new quotes in your RFI History with one click.`,
      },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`, t`In your cart`],
        rows: lines.map(({ name, quantity, inCart }) => [name, countText(quantity), inCart ? t`at your price` : '']),
      },
      { kind: 'link', label: t`RFI History`, href: `${address}/rfq-history` },
    ],
  })),
};
