import { countText } from '../../catalogue/items/item-format.rule.js';
import {           formatDay } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { defineTemplate } from '../../messages/message-template.js';
                                                                      
                                                        

                                                                                                                

export function askingMakerMail(
  rfiNumber        ,
  receiver        ,
  asked                          ,
  { note, until }                              ,
)          {
  const lines = asked.map((line) => ({ name: line.itemName, quantity: line.quantityAsked }));
  const data              = { rfiNumber, note, until, lines };
  return { channel: 'mail', receiver, template: 'rfi-asking-maker', data };
}

export const askingMakerTemplates = {
  'rfi-asking-maker': defineTemplate             (({ rfiNumber, note, until, lines }, { address }) => ({
    subject: t`Your RFI ${rfiNumber}: we are asking the maker`,
    blocks: [
      { kind: 'text', text: t`We are asking the maker about these items and will answer by ${formatDay(until)}.` },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`],
        rows: lines.map(({ name, quantity }) => [name, countText(quantity)]),
      },
      { kind: 'text', text: note },
      { kind: 'link', label: t`Your RFI`, href: `${address}/order-detail?rfi=${rfiNumber}` },
    ],
  })),
};
