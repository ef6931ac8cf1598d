import { plural, t } from '../../lib/i18n.js';
import { defineTemplate } from '../../messages/message-template.js';
                                                                      
import { lineBlocks, orderFacts, orderLink } from '../mails/order-blocks.mail.js';
import {                   orderInMail } from '../mails/order-in-mail.js';
                                                                 

                                                                                      

export function linesCancelledMail(
  order             ,
  pieces                                                     ,
  { note, stillOwed }                                       ,
)          {
  const data            = { ...orderInMail(order, pieces), note, stillOwed };
  return { channel: 'mail', receiver: order.email, template: 'order-lines-cancelled', data };
}

export const followText = (pieces        ) =>
  pieces === 1
    ? t`${plural(pieces, 'piece')} of this order will follow.`
    : t`${plural(pieces, 'piece')} of this order will follow.`;

export const linesCancelledTemplates = {
  'order-lines-cancelled': defineTemplate           ((cancelled, { site, address }) => {
    const { orderNumber, company, note, stillOwed, isForStaff } = cancelled;
    const says = t`These items of order ${orderNumber} are cancelled.`;
    return {
      subject: isForStaff
        ? t`${company} has cancelled a part of order ${orderNumber}`
        : t`Part of order ${orderNumber} is cancelled`,
      blocks: [
        { kind: 'text', text: stillOwed > 0 ? `${says} ${followText(stillOwed)}` : says },
        orderLink(orderNumber, address),
        orderFacts(cancelled, [[t`Order`, orderNumber, 'code'], ...(note ? [[t`Note`, note]         ] : [])]),
        ...lineBlocks(cancelled, site),
        { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
      ],
    };
  }),
};
