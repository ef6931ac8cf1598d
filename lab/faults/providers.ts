import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type FakeInvoicePortal,
  portalPublicKey,
  portalSettings,
  startFakeInvoicePortal,
} from '../../tests/fakes/fake-invoice-portal.ts';
import { type FakeRazorpay, razorpayKeys, startFakeRazorpay } from '../../tests/fakes/fake-razorpay.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../tests/fakes/fake-smtp-server.ts';

export type Providers = {
  razorpay: FakeRazorpay;
  portal: FakeInvoicePortal;
  smtp: FakeSmtpServer;
  /** With which a store process reaches them. */
  settings: Record<string, string>;
  close(): Promise<void>;
};

export const providerFaults = ['down', 'slow', 'lying'] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** A payment provider, the invoice portal and a mail server, each a real server of this process. */
export async function startProviders(): Promise<Providers> {
  const [razorpay, portal, smtp] = await Promise.all([
    startFakeRazorpay(),
    startFakeInvoicePortal(),
    startFakeSmtpServer(),
  ]);
  const redirect = pathToFileURL(join(import.meta.dirname, 'redirect-razorpay.ts')).href;
  return {
    razorpay,
    portal,
    smtp,
    settings: {
      NODE_OPTIONS: `--import=${redirect}`,
      FAKE_RAZORPAY_URL: razorpay.url,
      RAZORPAY_KEY_ID_NOD: razorpayKeys.keyId,
      RAZORPAY_KEY_SECRET_NOD: razorpayKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET_NOD: razorpayKeys.webhookSecret,
      ...ofSite('NOD', portalSettings(portal)),
      E_INVOICE_QR_KEY_NOD: portalPublicKey.replaceAll('\n', '\\n'),
      SMTP_URL: smtp.url,
    },
    async close() {
      await Promise.all([razorpay.close(), portal.close(), smtp.close()]);
    },
  };
}

const ofSite = (site: string, settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${name}_${site}`, value]));

type Provider = 'payments' | 'portal' | 'mail';

/** `lying`: it does what it was asked, and says that it did not, or says nothing that can be read. */
const outages = {
  payments: { down: 'dropped', slow: 'slow', lying: 'garbled' },
  portal: { down: 'dropped', slow: 'slow', lying: 'lost' },
} as const;

export function disturb({ razorpay, portal, smtp }: Providers, who: Provider, fault: ProviderFault): void {
  if (who === 'mail') smtp.fault = fault;
  if (who === 'payments') razorpay.outage = outages.payments[fault];
  if (who === 'portal') portal.outage = outages.portal[fault];
}

export function repairProvider({ razorpay, portal, smtp }: Providers, who: Provider): void {
  if (who === 'mail') smtp.fault = undefined;
  if (who === 'payments') razorpay.outage = undefined;
  if (who === 'portal') portal.outage = undefined;
}
