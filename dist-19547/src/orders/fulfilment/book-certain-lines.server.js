import { loadBankLine } from '../../payments/bank-statement/list-bank-lines.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { findAwaitedOrders } from './awaited-orders.server.js';
import { bookBankLine } from './receive-transfer.server.js';

                            
                                                                              
                                                    
             
            
  

                               
                                                                                        
                                                           
  

/** Books each line whose suggestion is certain, one receipt each; what needs a person is told and left. */
export async function bookCertainLines(
  database          ,
  site      ,
  { lines, by, now }              ,
)                           {
  const done                  = { booked: [], refused: [] };
  for (const { id, version } of lines) {
    const found = await loadBankLine(database, site, id, findAwaitedOrders);
    const text = found instanceof Refusal ? '' : found.line.text;
    const result = found instanceof Refusal ? found : await book(database, site, found, { id, version, by, now });
    if (result instanceof Refusal) done.refused.push({ id, text, message: result.message });
    else done.booked.push(result);
  }
  return done;
}

                                                                        
                                                                   

async function book(
  database          ,
  site      ,
  { line, group, suggestions }       ,
  { id, version, by, now }      ,
) {
  const [best] = suggestions;
  if (line.state === 'open' && (group !== 'suggested' || !best))
    return new Refusal('not_certain', 'Its suggestion is not certain any more; decide on it by hand.');
  const { customerId = 0, orderNumber = '', parts = [] } = best ?? {};
  const seen = { lineId: id, version, by, now };
  const booking = { ...seen, customerId, orderNumber, parts, rests: [], note: '', allowDuplicate: false };
  const booked = await bookBankLine(database, site, booking);
  if (booked instanceof Refusal) return booked;
  return { id, receiptNumber: booked.number, company: booked.company, amountMinor: line.amountMinor };
}
