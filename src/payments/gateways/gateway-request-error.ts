import type { GatewayName } from './payment-gateway.ts';

type Reason = { status: number; code: string; field?: string | undefined };

/** The request itself is wrong. Carries the code, never the gateway's message, which may quote what was sent. */
export class GatewayRequestError extends Error {
  override name = 'GatewayRequestError';
  readonly code: string;

  constructor(provider: GatewayName, { status, code, field }: Reason) {
    super(`${provider} refused with ${code} (${status})${field ? ` for ${field}` : ''}`);
    this.code = code;
  }
}

export const isTransientStatus = (status: number) =>
  status >= 500 || status === 429 || status === 409 || status === 408;
