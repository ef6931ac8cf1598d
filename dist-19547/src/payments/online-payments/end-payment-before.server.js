                                                
                                                                  
                                                                                       
import { findOpenPayment } from './find-payment.server.js';
import { endPayment } from './reconcile-payment.server.js';

/** A customer pays one thing at a time: ends the open payment at its provider, unless this very request started it. */
export async function endPaymentBefore(
  gateways                 ,
  name             ,
  context                                                                 ,
  isRepeated                        ,
)                                    {
  const { site, caller, database } = context;
  const payable = await findOpenPayment(database, caller.customerId);
  if (payable && (await isRepeated())) return undefined;
  if (!gateways.forNewPayment(context, site, name)) return 'no_gateway';
  if (payable) await endPayment(gateways, context, site, payable);
  return undefined;
}
