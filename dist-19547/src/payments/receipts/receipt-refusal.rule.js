import { addDays,          } from '../../lib/dates.js';

/** A receipt needs an amount, the bank's reference, a past day, and open invoices where it names some. */
const maxDaysAgo = 366;
const maxMinor = 1_000_000_000_00;

                        
                      
                    
                  
                           
                                         
             
  

export function receiptRefusal({
  amountMinor,
  reference,
  receivedOn,
  named,
  open,
  today,
}          )                     {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > maxMinor)
    return 'Write the amount like 125000 or 1,25,000.50.';
  if (!reference.trim()) return 'Add the bank reference or the number of the cheque; it is shown on the statement.';
  if (!isDay(receivedOn)) return `Write the day like ${today}.`;
  if (receivedOn > today) return 'The day is in the future.';
  if (receivedOn < addDays(today, -maxDaysAgo)) return 'The day is more than a year ago.';
  const unknown = named.find((number) => !open.some(({ reference: of }) => of === number));
  return unknown === undefined ? undefined : `${unknown} is not an open invoice of this customer.`;
}

function isDay(text        )          {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
  );
}
