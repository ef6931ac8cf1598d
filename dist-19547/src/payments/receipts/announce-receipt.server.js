import {           formatDay } from '../../lib/dates.js';
import { formatMoney } from '../../lib/money.js';
import { sum } from '../../lib/sum.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                   
import { withLocale } from '../../server/http/locale.server.js';
                                                                        
                                                
import { findOpenInvoices } from '../credit/ledger.db.js';
                                                       
                                              

                                                                                           

                                                                                                                  

/** Says what was paid, and what is still unpaid; call it after the receipt is booked. */
export async function mailReceipt(
  db    ,
  site      ,
  payer       ,
  money              ,
  { paid, ...receipt }                                          ,
)                {
  const open = await findOpenInvoices(db, payer);
  const leftOf = ({ reference }      ) => open.find((one) => one.reference === reference)?.openMinor ?? 0;
  const parts = paid.map((part) => ({ ...part, leftMinor: leftOf(part) }));
  const unpaidMinor = sum(open, ({ openMinor }) => openMinor);
  await mail(db, site, payer, 'receipt-recorded', money, { ...receipt, paid: parts, unpaidMinor });
}

export const mailReversal = (
  db    ,
  site      ,
  payer       ,
  money              ,
  reversal                                 ,
)                => mail(db, site, payer, 'receipt-reversed', money, reversal);

async function mail(
  db    ,
  site      ,
  { email: receiver, company }       ,
  template        ,
  { amountMinor, reference, receivedOn, now }              ,
  more                         ,
) {
  const amount = formatMoney({ minor: amountMinor, currency: site.currency });
  const day = withLocale(site, () => formatDay(receivedOn));
  const data = { ...more, amount, reference, receivedOn: day, company };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template, data }]);
}

export const receiptAudit = (
  site      ,
  { customerId }                           ,
  { now, by, amountMinor, reference }                                                   ,
  more                          = {},
)                                         => ({
  site: site.code,
  at: now,
  actor: 'staff',
  actorName: by,
  customerId,
  details: { amountMinor, reference, ...more },
});
