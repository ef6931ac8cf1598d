import type { PaymentGateway } from './payment-gateway.ts';

export type RawWebhook = { body: Buffer; header(name: string): string | undefined; now: Date };

/** The server part of a gateway: the default export of `<name>/<name>.server.ts`. */
export type GatewayAdapter<Setting extends string = string> = {
  create(settings: Readonly<Record<Setting, string>>): PaymentGateway;
  signWebhook(webhook: { id: string; body: string; secret: string; now: Date }): Record<string, string>;
  isWebhookSigned(webhook: RawWebhook & { secret: string }): boolean;
};
