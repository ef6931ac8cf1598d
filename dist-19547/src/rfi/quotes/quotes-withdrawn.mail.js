import { countText } from '../../catalogue/items/item-format.rule.js';
import { t } from '../../lib/i18n.js';
import { defineTemplate } from '../../messages/message-template.js';
                                                                      
                                                        

                        
                    
                 
                                                               
  

export function quotesWithdrawnMail(
  rfiNumber        ,
  receiver        ,
  withdrawn                          ,
  inCart                   ,
  reason        ,
)          {
  const lines = withdrawn.map((line) => ({
    name: line.itemName,
    quantity: line.quotedQuantity ?? line.quantityAsked,
    inCart: inCart.includes(line.lineId),
  }));
  const data                  = { rfiNumber, reason, lines };
  return { channel: 'mail', receiver, template: 'rfi-withdrawn', data };
}

export const quotesWithdrawnTemplates = {
  'rfi-withdrawn': defineTemplate                 (({ rfiNumber, reason, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} have been withdrawn`,
    blocks: [
      { kind: 'text', text: t`Our sales desk had to withdraw these quotes; they can no longer be ordered.` },
      { kind: 'note', text: t`Reason: ${reason}` },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`, t`In your cart`],
        rows: lines.map(({ name, quantity, inCart }) => [
          { code: name, about: [] },
          countText(quantity),
          inCart ? t`at your price` : '',
        ]),
      },
      { kind: 'text', text: t`You can request new quotes in your RFI History with one click.` },
      { kind: 'link', label: t`RFI History`, href: `${address}/rfq-history` },
    ],
  })),
};
