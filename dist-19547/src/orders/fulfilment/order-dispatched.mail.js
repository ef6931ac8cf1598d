import { countText, weightText } from '../../catalogue/items/item-format.rule.js';
import { t } from '../../lib/i18n.js';
import { formatMoney } from '../../lib/money.js';
import { defineTemplate } from '../../messages/message-template.js';
                                                                      
                                                                        
                                                                           
import { lineBlocks, orderFacts, orderLink, orderSteps } from '../mails/order-blocks.mail.js';
import {                   orderInMail } from '../mails/order-in-mail.js';
                                                   
                                                                   
import { followText } from './lines-cancelled.mail.js';

                           
                   
                  
                  
                                  
                        
                    
                                                                  
                    
                    
                          
                           
  

export function orderDispatchedMail(
  order             ,
  pieces                       ,
  details   
                 
                    
                                       
                      
                              
   ,
)          {
  const data       = {
    ...orderInMail(order, pieces),
    dispatch: details.name,
    carrier: details.carrier,
    invoice: details.invoice?.number ?? '',
    invoiceMinor: details.invoice?.totalMinor ?? 0,
    stillOwed: details.stillOwed,
    tracking: details.shipment.tracking,
    ewayBill: details.shipment.ewayBill,
    cartons: details.shipment.cartons,
    weightKg: details.shipment.weightKg,
  };
  return { channel: 'mail', receiver: order.email, template: 'order-sent', data };
}

                                                                                     

const trackLink = (href        ) => ({ kind: 'link'         , label: t`Track this delivery`, href });

function sentText({ orderNumber, carrier, stillOwed }      )         {
  const left = carrier
    ? t`These goods of order ${orderNumber} have left with ${carrier}.`
    : t`These goods of order ${orderNumber} have left.`;
  return stillOwed > 0 ? `${left} ${followText(stillOwed)}` : `${left} ${t`Nothing more of it is to follow.`}`;
}

export const orderDispatchedTemplates = {
  'order-sent': defineTemplate      (({ totalMinor, invoiceMinor = totalMinor ?? 0, ...sent }, { site, address }) => {
    const { orderNumber, currency = site.currency } = sent;
    const invoiceTotal = formatMoney({ minor: invoiceMinor, currency });
    return {
      subject:
        sent.stillOwed > 0 ? t`Part of order ${orderNumber} is on its way` : t`Order ${orderNumber} is on its way`,
      blocks: [
        { kind: 'text', text: sentText(sent) },
        ...(sent.tracking ? [trackLink(sent.tracking)] : []),
        orderLink(orderNumber, address),
        orderSteps(2, {}),
        orderFacts(sent, [
          [t`Dispatch`, sent.dispatch, 'code'],
          ...(sent.carrier ? [[t`Carrier`, sent.carrier]         ] : []),
          ...(sent.cartons ? [[t`Cartons`, countText(sent.cartons)]         ] : []),
          ...(sent.weightKg ? [[t`Weight`, t`${weightText(sent.weightKg, 2)} kg`]         ] : []),
          ...(sent.ewayBill ? [[t`E-way bill`, sent.ewayBill, 'code']         ] : []),
          ...(sent.invoice ? [[t`Tax invoice`, sent.invoice, 'code']         ] : []),
          ...(sent.invoice ? [[t`Total with tax`, invoiceTotal]         ] : []),
        ]),
        ...lineBlocks(sent, site),
        { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
      ],
    };
  }),
  'order-tracking': defineTemplate         (({ dispatch, carrier, tracking, ...order }, { address }) => ({
    subject: t`Order ${order.orderNumber} can be tracked`,
    blocks: [
      { kind: 'text', text: t`You can follow the goods of your order ${order.orderNumber} with the carrier.` },
      trackLink(tracking),
      orderLink(order.orderNumber, address),
      orderFacts(order, [[t`Dispatch`, dispatch, 'code'], ...(carrier ? [[t`Carrier`, carrier]         ] : [])]),
    ],
  })),
};
