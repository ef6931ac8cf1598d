import { countText } from '../../catalogue/items/item-format.rule.js';
import { formatDateTime, formatDay } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { defineTemplate,                      } from '../../messages/message-template.js';
                                                                      
                                                
                                              
                                                                     

                
                    
                  
                 
                     
                    
                 
                                                             
  

export function rfiSentMails(
  site      ,
  { company, email }           ,
  rfiNumber        ,
  lines                          ,
  notes            ,
  now      ,
)            {
  const data          = {
    rfiNumber,
    company,
    sentAt: formatDateTime(now, site.calendar.timeZone),
    wishedDate: notes.wishedDate ? formatDay(notes.wishedDate) : '',
    reference: notes.reference,
    remark: notes.remark,
    lines: lines.map((line) => ({ name: line.itemName, maker: line.maker, quantity: line.quantity })),
  };
  return [
    { channel: 'mail', receiver: email, template: 'rfi-sent', data },
    { channel: 'mail', receiver: site.contact.email, template: 'rfi-received', data },
  ];
}

const linesOf = ({ lines }         ) => ({
  kind: 'table'         ,
  head: [t`Item`, t`Brand`, t`Qty`],
  rows: lines.map((line) => [{ code: line.name, about: [] }, line.maker || t`NA`, countText(line.quantity)]),
});

const factsOf = (data         ) => ({
  kind: 'facts'         ,
  rows: [
    [t`RFI`, data.rfiNumber]         ,
    [t`Sent`, data.sentAt]         ,
    ...(data.wishedDate ? [[t`Requested date`, data.wishedDate]         ] : []),
    ...(data.reference ? [[t`Your reference`, data.reference]         ] : []),
    ...(data.remark ? [[t`Remark`, data.remark]         ] : []),
  ],
});

const historyLink = ({ address }                 ) => ({ label: t`RFI History`, href: `${address}/rfq-history` });

export const rfiSentTemplates = {
  'rfi-sent': defineTemplate         ((data, setting) => ({
    subject: t`RFI ${data.rfiNumber} received`,
    blocks: [
      {
        kind: 'text',
        text: t`Your Request For Information has reached our sales desk. You will get prices and dates by e-mail and in your RFI History.`,
      },
      factsOf(data),
      linesOf(data),
      { kind: 'link', ...historyLink(setting) },
    ],
  })),
  'rfi-received': defineTemplate         ((data) => ({
    subject: t`RFI ${data.rfiNumber} from ${data.company}`,
    blocks: [{ kind: 'text', text: t`${data.company} requests:` }, linesOf(data), factsOf(data)],
  })),
};
