import type { GatewayName } from '../gateways/payment-gateway.ts';
import type { PaymentContext } from '../gateways/payment-gateways.ts';
import { findOpenPayment } from './find-payment.server.ts';
import { endPayment } from './reconcile-payment.server.ts';

/** A customer pays one thing at a time: ends the open payment at its provider, unless this very request started it. */
export async function endPaymentBefore(
  context: PaymentContext & { caller: { customerId: number } },
  name: GatewayName,
  isRepeated: () => Promise<boolean>,
): Promise<'no_gateway' | undefined> {
  const { caller, database, services } = context;
  const payable = await findOpenPayment(database, caller.customerId);
  if (payable && (await isRepeated())) return undefined;
  if (!services.gateways.forNewPayment(context, name)) return 'no_gateway';
  if (payable) await endPayment(context, payable);
  return undefined;
}
