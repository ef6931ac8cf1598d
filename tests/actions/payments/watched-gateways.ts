import { GatewayUnavailableError, type PaymentGateway } from '../../../src/payments/gateways/payment-gateway.ts';
import type { PaymentGateways } from '../../../src/payments/gateways/payment-gateways.ts';

export type WatchedGateways = {
  /** What the gateway does not answer. */
  down: Set<'open' | 'state' | 'refund'>;
  /** Questions that are never answered. */
  silent: Set<'state'>;
  /** Whether placing an order fails by an error of our own. */
  orderFails: boolean;
  refundKeys: string[];
  override(gateways: PaymentGateways): PaymentGateways;
};

/** The sandbox, which can be made to fail. */
export function watchGateways(): WatchedGateways {
  const watched: WatchedGateways = {
    down: new Set(),
    silent: new Set(),
    orderFails: false,
    refundKeys: [],
    override: (gateways) => ({
      ...gateways,
      forNewPayment: (...from) => watch(gateways.forNewPayment(...from)),
      forPayment: (...from) => watch(gateways.forPayment(...from)),
      placePaidOrder: (...paid) => {
        if (watched.orderFails) throw new Error('the order could not be written');
        return gateways.placePaidOrder(...paid);
      },
    }),
  };
  const watch = (gateway: PaymentGateway | undefined): PaymentGateway | undefined =>
    gateway && {
      ...gateway,
      openSession: async (session) => {
        if (watched.down.has('open')) throw new GatewayUnavailableError('away');
        return gateway.openSession(session);
      },
      getSessionState: async (id) => {
        if (watched.silent.has('state')) await new Promise(() => undefined);
        if (watched.down.has('state')) throw new GatewayUnavailableError('away');
        return gateway.getSessionState(id);
      },
      refund: async (refund) => {
        watched.refundKeys.push(refund.key);
        if (watched.down.has('refund')) throw new GatewayUnavailableError('away');
        return gateway.refund(refund);
      },
    };
  return watched;
}
