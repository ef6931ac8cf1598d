import type { Env } from '../server/env.server.ts';
import type { Site } from '../sites/site.ts';
import type { GatewayName, PaymentGateway } from './gateways/payment-gateway.ts';
import type { PaymentGateways, PlacePaidOrder } from './gateways/payment-gateways.ts';
import { createRazorpay } from './razorpay/razorpay.server.ts';
import { createSandbox } from './sandbox/sandbox.server.ts';
import { createStripe } from './stripe/stripe.server.ts';

/**
 * Paying as the settings want it: a site with a provider's keys is served by the provider, one without by the sandbox,
 * whatever the others do. Outside of a demo the sandbox needs ALLOW_SANDBOX_PAYMENTS=1; else the site takes no payment.
 */
export function createPaymentGateways(env: Env, placePaidOrder: PlacePaidOrder): PaymentGateways {
  const real = new Map<string, PaymentGateway | undefined>();
  const configuredGateway = (site: Site, name: GatewayName) => {
    const key = `${site.code} ${name}`;
    if (!real.has(key)) real.set(key, realProvider[name](env, site));
    return real.get(key);
  };
  const addressOf: PaymentGateways['addressOf'] = (code) => env.siteHosts[code].address;
  const sandboxAllowed = env.demo || env.allowSandboxPayments;
  return {
    forNewPayment: (context, site, name) => {
      if (!site.onlinePayment.includes(name)) return undefined;
      return (
        configuredGateway(site, name) ??
        (sandboxAllowed ? createSandbox(context, site, name, addressOf(site.code)) : undefined)
      );
    },
    // What the sandbox opened it can finish and give back, also when keys have come since.
    forPayment: (context, site, { provider, sandbox }) =>
      sandbox ? createSandbox(context, site, provider, addressOf(site.code)) : configuredGateway(site, provider),
    cspSources: (site) =>
      configuredGateway(site, 'razorpay') && site.onlinePayment.includes('razorpay') ? razorpayWindow : undefined,
    addressOf,
    placePaidOrder,
  };
}

/** Its payment window is a script that opens a frame. */
const razorpayWindow = {
  scripts: ['https://checkout.razorpay.com'],
  frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
};

const realProvider = {
  razorpay: (env: Env, { code }: Site) => {
    const keyId = env.forSite(code, 'RAZORPAY_KEY_ID');
    const keySecret = env.forSite(code, 'RAZORPAY_KEY_SECRET');
    const webhookSecret = env.forSite(code, 'RAZORPAY_WEBHOOK_SECRET');
    return keyId && keySecret && webhookSecret ? createRazorpay({ keyId, keySecret, webhookSecret }) : undefined;
  },
  stripe: (env: Env, { code }: Site) => {
    const secretKey = env.forSite(code, 'STRIPE_SECRET_KEY');
    const publishableKey = env.forSite(code, 'STRIPE_PUBLISHABLE_KEY');
    const webhookSecret = env.forSite(code, 'STRIPE_WEBHOOK_SECRET');
    return secretKey && publishableKey && webhookSecret
      ? createStripe({ secretKey, publishableKey, webhookSecret })
      : undefined;
  },
} satisfies Record<GatewayName, (env: Env, site: Site) => PaymentGateway | undefined>;
