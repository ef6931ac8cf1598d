import { gatewayAdapters } from '../../src/payments/gateway-adapters.server.ts';
import { createRazorpay } from '../../src/payments/razorpay/razorpay.server.ts';

// Loaded before the store (--import): the only difference is the address at which Razorpay is reached.
const baseUrl = process.env.FAKE_RAZORPAY_URL;
if (baseUrl)
  Object.assign(gatewayAdapters, {
    razorpay: {
      ...gatewayAdapters.razorpay,
      create: (settings: Record<string, string>) =>
        createRazorpay({
          keyId: settings.RAZORPAY_KEY_ID ?? '',
          keySecret: settings.RAZORPAY_KEY_SECRET ?? '',
          webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET ?? '',
          baseUrl,
        }),
    },
  });
