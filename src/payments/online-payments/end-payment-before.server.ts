import type { Site } from '../../sites/site.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import type { PaymentContext, PaymentGateways } from '../gateways/payment-gateways.ts';
import { findOpenPayment } from './find-payment.server.ts';
import { endPayment } from './reconcile-payment.server.ts';

/** A customer pays one thing at a time: ends the open payment at its provider, unless this very request started it. */
export async function endPaymentBefore(
  gateways: PaymentGateways,
  name: GatewayName,
  context: PaymentContext & { site: Site; caller: { customerId: number } },
  isRepeated: () => Promise<boolean>,
): Promise<'no_gateway' | undefined> {
  const { site, caller, database } = context;
  const payable = await findOpenPayment(database, caller.customerId);
  if (payable && (await isRepeated())) return undefined;
  if (!gateways.forNewPayment(context, site, name)) return 'no_gateway';
  if (payable) await endPayment(gateways, context, site, payable);
  return undefined;
}
