import type { GatewayAdapter } from './gateways/gateway-adapter.ts';
import type { GatewayName } from './gateways/payment-gateway.ts';
import { gatewayNames } from './gateways.data.ts';

const load = async (name: GatewayName): Promise<[string, GatewayAdapter]> => [
  name,
  (await import(`./${name}/${name}.server.ts`)).default,
];

/** Loaded by name instead of imported, so that a new gateway adds no line here. */
export const gatewayAdapters = Object.fromEntries(await Promise.all(gatewayNames.map(load))) as Readonly<
  Record<GatewayName, GatewayAdapter>
>;
