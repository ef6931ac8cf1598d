import { countText } from '../../catalogue/items/item-format.rule.js';
import { formatDay } from '../../lib/dates.js';
import { msg, t, translate } from '../../lib/i18n.js';
import { formatMoney } from '../../lib/money.js';
import { defineTemplate } from '../../messages/message-template.js';
                                                                      
import { withLocale } from '../../server/http/locale.server.js';
                                                
                                                 
                                                        
                                                                    

/** `name` says what is offered and, where that is another item, what was requested. */
                                                                                                                     
                                                                

export function rfiAnsweredMail(
  site      ,
  rfiNumber        ,
  { email }               ,
  checked                          ,
)          {
  const data              = {
    rfiNumber,
    lines: withLocale(site, () => checked.flatMap((one) => [lineOf(site, one), ...alternativesOf(site, one)])),
  };
  return { channel: 'mail', receiver: email, template: 'rfi-answered', data };
}

function lineOf(site      , { line, answer, quantity, item }               )               {
  const common = {
    name: nameOf(line, item),
    quantity: countText(quantity),
    note: answer.note?.trim() ?? '',
  };
  if ('decline' in answer) return { ...common, price: msg('Declined'), expected: '', valid: '' };
  return { ...common, ...termsOf(site, answer.quote) };
}

const alternativesOf = (site      , { alternatives }               )                 =>
  alternatives.map(({ quote, quantity, item }) => ({
    name: t`or ${item.name} ${item.maker}`,
    quantity: countText(quantity),
    note: '',
    ...termsOf(site, quote),
  }));

const termsOf = (site      , { unitMinor, expectedOn, validUntil }              ) => ({
  price: formatMoney({ minor: unitMinor, currency: site.currency }),
  expected: formatDay(expectedOn),
  valid: formatDay(validUntil),
});

function nameOf({ itemId, itemName, maker, askedAs }               , item                          )         {
  const asked = askedAs || (itemId === null ? itemName : `${itemName} ${maker}`.trim());
  const offered = item ? `${item.name} ${item.maker}` : `${itemName} ${maker}`.trim();
  return (item || askedAs) && asked !== offered ? t`${offered}, instead of ${asked}` : itemName;
}

export const rfiAnsweredTemplates = {
  'rfi-answered': defineTemplate             (({ rfiNumber, lines }, { address }) => ({
    subject: t`Answer to your RFI ${rfiNumber}`,
    blocks: [
      { kind: 'text', text: t`Our sales desk has answered. Prices are per piece, before tax.` },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`, t`Price`, t`Expected`, t`Valid until`],
        rows: lines.map((line) => [line.name, line.quantity, translate(line.price), line.expected, line.valid]),
      },
      ...lines.flatMap(({ name, note }) => (note ? [{ kind: 'text'         , text: `${name}: ${note}` }] : [])),
      {
        kind: 'text',
        text: t`Add what you want to your cart from your RFI History; each quoted line can be ordered once, and only one of a line and its alternatives.`,
      },
      { kind: 'link', label: t`Your RFI with the quote as PDF`, href: `${address}/order-detail?rfi=${rfiNumber}` },
      { kind: 'link', label: t`RFI History`, href: `${address}/rfq-history` },
    ],
  })),
};
