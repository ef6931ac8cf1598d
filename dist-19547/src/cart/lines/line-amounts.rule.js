                                                                                           
import {                      priceFor } from '../../catalogue/pricing/price.rule.js';
import { lineTax } from '../../catalogue/pricing/tax.rule.js';
                                                                                                 
import { availabilityOf } from '../../catalogue/stock/availability.rule.js';
                                              
import { discountBetween } from '../../lib/money.js';
import { activeQuote,                  } from './active-quote.rule.js';

/** Amounts and availability of a line are the same in cart, review and order. */
                                                    
                 
                     
                      
                                      
                  
                            
    

/** `nextWorkingDay` is when goods in stock can leave. */
                                                                                             

/** 'RFI Approved' is a quoted line that staff hold. */
                                                                         

                           
                    
                     
                     
                   
                   
                               
                         
                                                              
                  
  

export function lineAmounts(line           , at                )              {
  const price = priceFor(line.listMinor, line.prices, line.quantity, at.today);
  const quote = activeQuote(line, at.today);
  const unitMinor = quote?.unitMinor ?? price.unitMinor;
  const totalMinor = unitMinor * line.quantity;
  const { word, expectedOn } = quote
    ? { word: quote.held ? ('RFI Approved'         ) : ('Stock'         ), expectedOn: quote.expectedOn }
    : availabilityOf({ ...line, priced: unitMinor > 0 }, line.quantity, at.nextWorkingDay);
  return {
    unitMinor,
    discountBp: discountBetween(line.listMinor, unitMinor),
    totalMinor,
    taxMinor: lineTax(totalMinor, line.taxBp, at.taxTreatment),
    weightKg: (line.weightKg ?? 0) * line.quantity,
    word,
    expectedOn,
    quoted: quote !== undefined,
  };
}
