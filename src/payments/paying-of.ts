import type { Env } from '../server/env.ts';
import type { Site } from '../sites/site.ts';
import type { Paying, PlacePaidOrder } from './paying.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';
import { createRazorpay } from './razorpay.server.ts';
import { createSandbox } from './sandbox.server.ts';
import { createStripe } from './stripe.server.ts';

/**
 * Paying as the settings want it: a site with a provider's keys is served by the provider, one without by the sandbox,
 * whatever the others do. Outside of a demo the sandbox needs ALLOW_SANDBOX_PAYMENTS=1; else the site takes no payment.
 */
export function payingOf(env: Env, placePaidOrder: PlacePaidOrder): Paying {
  const real = new Map<string, PaymentProvider | undefined>();
  const realOf = (site: Site, name: ProviderName) => {
    const key = `${site.code} ${name}`;
    if (!real.has(key)) real.set(key, realProvider[name](env, site));
    return real.get(key);
  };
  const addressOf: Paying['addressOf'] = (code) => env.siteHosts[code].address;
  const sandboxAllowed = env.demo || env.allowSandboxPayments;
  return {
    newProvider: (ground, site, name) => {
      if (!site.onlinePayment.includes(name)) return undefined;
      return (
        realOf(site, name) ?? (sandboxAllowed ? createSandbox(ground, site, name, addressOf(site.code)) : undefined)
      );
    },
    // What the sandbox opened it can finish and give back, also when keys have come since.
    providerOf: (ground, site, { provider, sandbox }) =>
      sandbox ? createSandbox(ground, site, provider, addressOf(site.code)) : realOf(site, provider),
    letsIn: (site) =>
      realOf(site, 'razorpay') && site.onlinePayment.includes('razorpay') ? razorpayWindow : undefined,
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
    const keyId = env.of(code, 'RAZORPAY_KEY_ID');
    const keySecret = env.of(code, 'RAZORPAY_KEY_SECRET');
    const webhookSecret = env.of(code, 'RAZORPAY_WEBHOOK_SECRET');
    return keyId && keySecret && webhookSecret ? createRazorpay({ keyId, keySecret, webhookSecret }) : undefined;
  },
  stripe: (env: Env, { code }: Site) => {
    const secretKey = env.of(code, 'STRIPE_SECRET_KEY');
    const publishableKey = env.of(code, 'STRIPE_PUBLISHABLE_KEY');
    const webhookSecret = env.of(code, 'STRIPE_WEBHOOK_SECRET');
    return secretKey && publishableKey && webhookSecret
      ? createStripe({ secretKey, publishableKey, webhookSecret })
      : undefined;
  },
} satisfies Record<ProviderName, (env: Env, site: Site) => PaymentProvider | undefined>;
