import { sum } from '../../lib/sum.js';
                                                                   
                                                
import {                       findDocumentsById, findTaxInvoice } from '../documents/documents.db.js';
                                                    
                                                              
import { openReturnStatuses } from '../return-requests.rule.js';

                               
                 
                      
                   
                   
               
                    
  
                                                                                                  

/** The tax invoices of an order, with what has left and was not returned yet. */
export async function loadReturnable(
  db    ,
  site      ,
  rows                         ,
  documents                            ,
)                               {
  const invoices = documents.filter((one) => one.kind === 'tax_invoice');
  const issued = await findDocumentsById(db, { site: site.code, ids: invoices.map((one) => one.id) });
  return Promise.all(
    issued.map(async ({ id, number, lines }) => {
      const [found] = await findTaxInvoice(db, { site: site.code, number });
      const credited = found?.credited ?? [];
      const leftOf = (orderLineId        , quantity        ) => {
        const row = rows.find((one) => one.id === orderLineId);
        const taken = credited.filter((one) => one.orderLineId === orderLineId);
        return Math.min(quantity - sum(taken, (one) => one.quantity), row ? row.dispatched - row.returned : 0);
      };
      return {
        documentId: id,
        invoice: number,
        lines: lines.map(({ lineNo, orderLineId, itemName, quantity, unitMinor }) => ({
          lineNo,
          orderLineId,
          itemName,
          quantity,
          left: leftOf(orderLineId, quantity),
          unitMinor,
        })),
      };
    }),
  );
}

/** Says of each line whether a request that is not decided or not received names it. */
export function withOpenRequests(invoices                              , requests                          ) {
  const open = requests.filter(({ status }) => openReturnStatuses.includes(status));
  const isOpen = (invoice        , lineNo        ) =>
    open.some((one) => one.invoice === invoice && one.lines.some((line) => line.lineNo === lineNo));
  return invoices.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, isOpen: isOpen(one.invoice, line.lineNo) })),
  }));
}
