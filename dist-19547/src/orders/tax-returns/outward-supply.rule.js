// In which table of GSTR-1 a tax document belongs: by the buyer's GSTIN, the state, the amount and the kind.

                                                                                           
                                              
import { isSezSupply } from '../documents/declarations.rule.js';
                                                          

/** A line of a tax document with what its document says. */
                           
                     
                 
                
                                   
                       
                         
                    
                      
                        
                        
                                                              
                      
                     
                                                    
                              
                                                                      
                  
                 
                   
                
              
               
                   
                
                       
                       
                     
                     
  
                                                                               

/** Of an invoice across states to a buyer without a GSTIN; larger ones are listed one by one. Since August 2024. */
export const largeInvoiceMinor = 1_00_000_00;

                          
              
                                                                                  
  

export function outwardTable(supply               )               {
  const { kind, buyerTaxNumber, taxForm, totalMinor, ofTotalMinor, isVoid } = supply;
  if (isVoid) return 'void';
  const isNote = kind === 'credit_note';
  if (buyerTaxNumber !== '') return isNote ? 'cdnr' : 'b2b';
  const isAcrossStates = taxForm === 'integrated';
  const isLarge = isAcrossStates && (isNote ? (ofTotalMinor ?? 0) : totalMinor) > largeInvoiceMinor;
  if (!isLarge) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

/** As the offline tool of the tax office names them. */
export function invoiceType({ taxForm, declaration }                                              )         {
  if (taxForm === 'none') return 'SEZ supplies without payment';
  return isSezSupply([declaration]) ? 'SEZ supplies with payment' : 'Regular B2B';
}

/** 'Maharashtra (27)' as '27-Maharashtra'. */
export const placeOfSupplyText = (placeOfSupply        )         =>
  placeOfSupply.replace(/^(.*) \((\d{2})\)$/, '$2-$1');

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '2026-11-05' as '05-Nov-2026'. */
export function returnDay(day     )         {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}
