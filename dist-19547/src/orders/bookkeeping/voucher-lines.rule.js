// What an invoice, a credit note, a receipt and a repayment are in the seller's books: debits equal credits.

import { sum } from '../../lib/sum.js';

/** The names of vouchers as bookkeeping programs know them. */
                                                                          

/** Positive is a debit. */
                                                                 
/** Which bill the customer's amount belongs to; '' is on account. Signed as the customer's line. */
                                                                             

                                                                                        

                           
                
                       
                     
                   
                   
  

                                                                                                                

const withoutEmpty = (lines                       ) => lines.filter(({ amountMinor }) => amountMinor !== 0);

export function invoiceLines(customer        , number        , amounts           , names             )               {
  const earned = [
    { ledger: names.sales, amountMinor: -amounts.subtotalMinor },
    { ledger: names.centralTax, amountMinor: -amounts.centralMinor },
    { ledger: names.stateTax, amountMinor: -amounts.stateMinor },
    { ledger: names.wholeTax, amountMinor: -amounts.wholeMinor },
  ];
  const amountMinor = -sum(earned, (line) => line.amountMinor);
  return {
    lines: withoutEmpty([{ ledger: customer, amountMinor }, ...earned]),
    bills: [{ bill: number, isNew: true, amountMinor }],
  };
}

/** `invoice` is what it takes back. */
export function creditNoteVoucherLines(
  customer        ,
  invoice        ,
  amounts           ,
  names             ,
)               {
  const { lines, bills } = invoiceLines(customer, invoice, amounts, { ...names, sales: names.salesReturns });
  return {
    lines: lines.map((line) => ({ ...line, amountMinor: -line.amountMinor })),
    bills: bills.map((bill) => ({ ...bill, isNew: false, amountMinor: -bill.amountMinor })),
  };
}

                                                       

export function receiptLines(customer        , bank        , amountMinor        , paid                 )               {
  const bills = paid.map((part) => ({ bill: part.reference, isNew: false, amountMinor: -part.amountMinor }));
  const rest = -amountMinor - sum(bills, (bill) => bill.amountMinor);
  return {
    lines: [
      { ledger: bank, amountMinor },
      { ledger: customer, amountMinor: -amountMinor },
    ],
    bills: rest === 0 ? bills : [...bills, { bill: '', isNew: false, amountMinor: rest }],
  };
}

/** Money that went back: a refund, or a receipt that was reversed. */
export function repaymentLines(customer        , bank        , amountMinor        )               {
  return {
    lines: [
      { ledger: customer, amountMinor },
      { ledger: bank, amountMinor: -amountMinor },
    ],
    bills: [{ bill: '', isNew: false, amountMinor }],
  };
}
