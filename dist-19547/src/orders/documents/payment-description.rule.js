// How an order is paid, in the words of its documents and its page.

import { msg, plural, translate } from '../../lib/i18n.js';

                
                                    
                                   
                                 
  

function sentenceOf({ paymentMode, paymentOption, creditDays }         )         {
  if (paymentMode === 'Online') return msg('Paid online');
  if (isPaidByTransfer({ paymentMode, paymentOption })) return msg('Bank transfer before dispatch');
  return creditDays === undefined ? msg('Credit limit') : msg('Credit limit, {days} from each invoice');
}

/** Stored in documents, in English. */
export const paymentDescription = (payment         )         =>
  sentenceOf(payment).replace('{days}', `${payment.creditDays} days`);

export const localizedPaymentDescription = (payment         )         =>
  translate(sentenceOf(payment), { days: plural(payment.creditDays ?? 0, 'day') });

export const isPaidByTransfer = ({
  paymentMode,
  paymentOption,
}                                                )          => paymentMode === 'Offline' && paymentOption === 'cash';

/** By which the desk finds what a transfer pays: an invoice on credit by its number, an order to be paid before by its own. */
export const transferReference = ({ kind, number, head }                  )         =>
  kind === 'tax_invoice' && head.dueOn !== '' ? number : head.orderNumber;

                         
                                                   
                 
                                               
  
