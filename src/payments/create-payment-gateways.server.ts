import type { Env } from '../server/env.server.ts';
import type { Site } from '../sites/site.ts';
import { gatewayAdapters } from './gateway-adapters.server.ts';
import type { GatewayName, PaymentGateway } from './gateways/payment-gateway.ts';
import type { GatewayContext, PaymentGateways, PlacePaidOrder } from './gateways/payment-gateways.ts';
import { gateways } from './gateways.data.ts';
import { createSandbox } from './sandbox/sandbox.server.ts';

/** Without keys a site uses the sandbox, outside of a demo only with ALLOW_SANDBOX_PAYMENTS=1. */
export function createPaymentGateways(env: Env, placePaidOrder: PlacePaidOrder): PaymentGateways {
  const created = new Map<string, PaymentGateway | undefined>();
  const configuredGateway = (site: Site, name: GatewayName) => {
    const key = `${site.code} ${name}`;
    if (!created.has(key)) created.set(key, createGateway(env, site, name));
    return created.get(key);
  };
  const addressOf: PaymentGateways['addressOf'] = (code) => env.siteHosts[code].address;
  const sandbox = (context: GatewayContext, name: GatewayName) =>
    createSandbox(context, name, addressOf(context.site.code));
  const sandboxAllowed = env.demo || env.allowSandboxPayments;
  return {
    forNewPayment: (context, name) => {
      const { site } = context;
      if (!site.onlinePayment.includes(name)) return undefined;
      return configuredGateway(site, name) ?? (sandboxAllowed ? sandbox(context, name) : undefined);
    },
    // The sandbox finishes and refunds what it opened, even when keys were added since.
    forPayment: (context, { provider, sandbox: isSandbox }) =>
      isSandbox ? sandbox(context, provider) : configuredGateway(context.site, provider),
    cspSources: (site) => {
      const used = site.onlinePayment.filter((name) => configuredGateway(site, name));
      const sources = used.flatMap((name) => gateways[name].csp ?? []);
      if (sources.length === 0) return undefined;
      return { scripts: sources.flatMap(({ scripts }) => scripts), frames: sources.flatMap(({ frames }) => frames) };
    },
    addressOf,
    placePaidOrder,
  };
}

function createGateway(env: Env, { code }: Site, name: GatewayName): PaymentGateway | undefined {
  const settings = gateways[name].settings.map((setting) => [setting, env.forSite(code, setting)] as const);
  if (settings.some(([, value]) => !value)) return undefined;
  return gatewayAdapters[name].create(Object.fromEntries(settings) as Record<string, string>);
}
