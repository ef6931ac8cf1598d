                                                      
import { t } from '../../lib/i18n.js';
import { formatMoney } from '../../lib/money.js';
import { defineTemplate,                } from '../../messages/message-template.js';

                                                                                                               
                                
                                                                              
                                                                                  
                       
                       
                     
                         
  
                                               

const factsOf = ({ company, number, reference, receivedOn }              ) =>
  [
    [t`Company`, company],
    [t`Receipt`, number, 'code'],
    [t`Reference`, reference, 'code'],
    [t`Received`, receivedOn],
  ]         ;

const statementLink = (address        ) =>
  ({ kind: 'link', label: t`Account Statement`, href: `${address}/statement` })         ;

const recorded = defineTemplate((receipt          , { site, address }) => {
  const money = moneyIn(site.currency);
  const { orderNumber = '', keptMinor = 0 } = receipt;
  const reserved = keptMinor > 0 ? [[t`Reserved for order ${orderNumber}`, money(keptMinor)]         ] : [];
  const onAccount = receipt.onAccountMinor > 0 ? [[t`On account`, money(receipt.onAccountMinor)]         ] : [];
  return {
    subject: t`We received ${receipt.amount}`,
    blocks: [
      { kind: 'text', text: t`Thank you. We received ${receipt.amount}.` },
      { kind: 'facts', rows: factsOf(receipt) },
      {
        kind: 'facts',
        rows: [
          ...receipt.paid.map((part) => [t`Paid on ${part.reference}`, paidText(part, money)]         ),
          ...reserved,
          ...onAccount,
          ...unpaidRow(receipt, money),
        ],
      },
      ...(onAccount.length > 0
        ? [{ kind: 'text', text: t`Your credit balance will be applied to your next invoice.` }         ]
        : []),
      statementLink(address),
      { kind: 'note', text: t`Questions? Write to ${site.contact.email}.` },
    ],
  };
});

                                        

const paidText = ({ amountMinor, leftMinor = 0 }                          , money        )         =>
  leftMinor > 0 ? t`${money(amountMinor)}, ${money(leftMinor)} of it still unpaid` : money(amountMinor);

function unpaidRow({ unpaidMinor }          , money        )                                {
  if (unpaidMinor === undefined) return [];
  return [[t`Total unpaid`, unpaidMinor > 0 ? money(unpaidMinor) : t`nothing`]];
}

const reversed = defineTemplate((receipt          , { site, address }) => ({
  subject: t`Your payment of ${receipt.amount} was reversed`,
  blocks: [
    { kind: 'text', text: t`We had to reverse receipt ${receipt.number}: ${receipt.why}` },
    { kind: 'facts', rows: factsOf(receipt) },
    { kind: 'text', text: t`The invoices it paid are open again.` },
    statementLink(address),
    { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

const moneyIn = (currency          ) => (minor        ) => formatMoney({ minor, currency });

export const receiptTemplates            = { 'receipt-recorded': recorded, 'receipt-reversed': reversed };
