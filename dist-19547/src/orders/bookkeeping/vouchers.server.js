import { addDays,           daysBetween } from '../../lib/dates.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import {
  creditNoteVoucherLines,
  invoiceLines,
                   
  receiptLines,
  repaymentLines,
                   
                    
} from './voucher-lines.rule.js';
import {                        findDocumentsForBooks, findMoneyForBooks,                    } from './vouchers.db.js';

                                      
                                  
              
                    
                 
           
                   
                                            
                    
               
  

                                            

const maxDays = 366;
const maxVouchers = 50_000;

/** Sales, credit notes, receipts and repayments of a period, in the order of their days. */
export async function loadVouchers(database          , site      , period        )                               {
  const refusal = periodRefusal(period);
  if (refusal) return new Refusal('cannot_be', refusal);
  const wanted = { site: site.code, ...period, limit: maxVouchers + 1 };
  const [documents, money] = await database.longTransaction(
    async (db) => [await findDocumentsForBooks(db, wanted), await findMoneyForBooks(db, wanted)]         ,
  );
  if (documents.length + money.length > maxVouchers)
    return new Refusal('cannot_be', `The period has more than ${maxVouchers} vouchers; choose a shorter one.`);
  const vouchers = [
    ...documents.map((document) => voucherOfDocument(site, document)),
    ...money.map((entry) => voucherOfMoney(site, entry)),
  ];
  return vouchers.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

const isDay = (text        ) =>
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text;

function periodRefusal({ from, to }        )                     {
  if (!isDay(from) || !isDay(to)) return 'Write the first and the last day like 2026-11-01.';
  if (from > to) return 'The last day is before the first.';
  return daysBetween(from, to) < maxDays ? undefined : `Choose at most ${maxDays} days.`;
}

const ledgerNames = ({ bookkeeping, tax }      )              => ({
  sales: bookkeeping.sales,
  salesReturns: bookkeeping.salesReturns,
  centralTax: 'CGST',
  stateTax: 'SGST',
  wholeTax: tax.splits ? 'IGST' : tax.label,
});

function voucherOfDocument(site      , document                  )          {
  const { kind, number, issuedOn, company, orderNumber, ofInvoice } = document;
  const names = ledgerNames(site);
  const isInvoice = kind === 'tax_invoice';
  const lines = isInvoice
    ? invoiceLines(company, number, document, names)
    : creditNoteVoucherLines(company, ofInvoice ?? number, document, names);
  return {
    key: `${site.code}-${kind}-${number}`,
    kind: isInvoice ? 'Sales' : 'Credit Note',
    ...{ number, day: issuedOn, customer: company, reference: orderNumber },
    note: isInvoice ? '' : `Takes back ${ofInvoice ?? ''}`.trim(),
    ...lines,
  };
}

function voucherOfMoney({ code, bookkeeping }      , entry               )          {
  const { kind, id, number, day, company, bankReference, note, amountMinor, paid } = entry;
  const bank = entry.isOnline ? bookkeeping.onlinePayments : bookkeeping.bank;
  const isReceipt = kind === 'receipt';
  return {
    key: `${code}-${kind}-${id}`,
    kind: isReceipt ? 'Receipt' : 'Payment',
    ...{ number, day, customer: company, reference: bankReference },
    note: isReceipt ? '' : note,
    ...(isReceipt ? receiptLines(company, bank, amountMinor, paid) : repaymentLines(company, bank, -amountMinor)),
  };
}
