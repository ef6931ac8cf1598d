import { msg } from '../lib/i18n.js';
                                                 

/** What has a change number. */
                                                                                        

/** A committed change with its number. `event` is '' where no endpoint is told. */
                              
                 
                   
                   
                
                 
           
  

/** What endpoints can be told. The triggers of the migration write these names. */
export const changeEvents = {
  'order.placed': msg('An order was placed'),
  'order.changed': msg('An order changed: decided, dispatched, delivered, cancelled, returned'),
  'rfi.sent': msg('A buyer sent an RFI'),
  'customer.signed_up': msg('A customer signed up'),
  'customer.changed': msg('A customer’s facts or terms changed'),
  'stock.wanted': msg('An RFI asks for items of the catalogue'),
  'invoice.issued': msg('A tax invoice or credit note was issued'),
  'receipt.recorded': msg('Money was recorded'),
}         ;

                                                    

export const changeEventNames = Object.keys(changeEvents)                 ;
