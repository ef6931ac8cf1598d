import * as list from './gateway-list.ts';
import type { GatewayDefinition } from './gateways/gateway-definition.ts';
import type { GatewayName } from './gateways/payment-gateway.ts';

type NamesOfList = { [Name in keyof typeof list]: true };

declare module '../sites/site-facts.ts' {
  interface PaymentGatewayNames extends NamesOfList {}
}

export const gateways: { readonly [Name in GatewayName]: GatewayDefinition & { name: Name } } = list;

export const gatewayNames = Object.keys(gateways) as readonly GatewayName[];

export const redirectGatewayNames = gatewayNames.filter((name) => gateways[name].checkout === 'redirect');

/** Per gateway, the settings that are only useful together. */
export const gatewaySettings = gatewayNames.map((name) => gateways[name].settings);
