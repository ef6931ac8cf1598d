                                                   
                                             
import { gatewayAdapters } from './gateway-adapters.server.js';
                                                                                 
                                                                                      
import { gateways } from './gateways.data.js';
import { createSandbox } from './sandbox/sandbox.server.js';

/** Without keys a site uses the sandbox, outside of a demo only with ALLOW_SANDBOX_PAYMENTS=1. */
export function createPaymentGateways(env     , placePaidOrder                )                  {
  const created = new Map                                    ();
  const configuredGateway = (site      , name             ) => {
    const key = `${site.code} ${name}`;
    if (!created.has(key)) created.set(key, createGateway(env, site, name));
    return created.get(key);
  };
  const addressOf                               = (code) => env.siteHosts[code].address;
  const sandboxAllowed = env.demo || env.allowSandboxPayments;
  return {
    forNewPayment: (context, site, name) => {
      if (!site.onlinePayment.includes(name)) return undefined;
      return (
        configuredGateway(site, name) ??
        (sandboxAllowed ? createSandbox(context, site, name, addressOf(site.code)) : undefined)
      );
    },
    // The sandbox finishes and refunds what it opened, even when keys were added since.
    forPayment: (context, site, { provider, sandbox }) =>
      sandbox ? createSandbox(context, site, provider, addressOf(site.code)) : configuredGateway(site, provider),
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

function createGateway(env     , { code }      , name             )                             {
  const settings = gateways[name].settings.map((setting) => [setting, env.forSite(code, setting)]         );
  if (settings.some(([, value]) => !value)) return undefined;
  return gatewayAdapters[name].create(Object.fromEntries(settings)                          );
}
