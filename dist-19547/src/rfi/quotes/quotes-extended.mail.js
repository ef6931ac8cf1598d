import { countText } from '../../catalogue/items/item-format.rule.js';
import {           formatDay } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { formatMoney } from '../../lib/money.js';
import { defineTemplate } from '../../messages/message-template.js';
                                                                      
                                                
                                                        

                                                                   
                                                                               

const rowsOf = (site      , lines                          )              =>
  lines.map((line) => ({
    name: line.itemName,
    quantity: line.quotedQuantity ?? line.quantityAsked,
    price: formatMoney({ minor: line.quotedMinor ?? 0, currency: site.currency }),
  }));

export function quotesExtendedMail(
  site      ,
  rfiNumber        ,
  receiver        ,
  lines                          ,
  validUntil     ,
)          {
  const data               = { rfiNumber, validUntil, lines: rowsOf(site, lines) };
  return { channel: 'mail', receiver, template: 'rfi-extended', data };
}

/** Of quotes that end on several days, the mail names the first. */
export function quotesReminderMail(
  site      ,
  rfiNumber        ,
  receiver        ,
  lines                          ,
  validUntil     ,
)          {
  const data               = { rfiNumber, validUntil, lines: rowsOf(site, lines) };
  return { channel: 'mail', receiver, template: 'rfi-reminder', data };
}

const quotedTable = (lines                      ) => ({
  kind: 'table'         ,
  head: [t`Item`, t`Qty`, t`Price`],
  rows: lines.map(({ name, quantity, price }) => [{ code: name, about: [] }, countText(quantity), price]),
});

export const quotesExtendedTemplates = {
  'rfi-extended': defineTemplate              (({ rfiNumber, validUntil, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} are valid until ${formatDay(validUntil)}`,
    blocks: [
      { kind: 'text', text: t`We have extended these quotes. You can order them until ${formatDay(validUntil)}.` },
      quotedTable(lines),
      { kind: 'link', label: t`Your RFI`, href: `${address}/order-detail?rfi=${rfiNumber}` },
    ],
  })),
  'rfi-reminder': defineTemplate              (({ rfiNumber, validUntil, lines }, { address }) => ({
    subject: t`Quotes for your RFI ${rfiNumber} end on ${formatDay(validUntil)}`,
    blocks: [
      {
        kind: 'text',
        text: t`These quotes can be ordered until ${formatDay(validUntil)}. After that the items stay available at your usual price.`,
      },
      quotedTable(lines),
      { kind: 'link', label: t`Your RFI`, href: `${address}/order-detail?rfi=${rfiNumber}` },
    ],
  })),
};
