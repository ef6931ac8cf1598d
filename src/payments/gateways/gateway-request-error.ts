import type { GatewayName } from './payment-gateway.ts';

/** What a provider named in its refusal: its status and code, and the field where it told one. */
type Reason = { status: number; code: string; field?: string | undefined };

/**
 * The provider says that what it was asked is wrong: a setting or a fault of ours, so asking again does not help.
 * It tells the provider's code, never its sentence, which may quote what it was sent.
 */
export class GatewayRequestError extends Error {
  override name = 'ProviderRefused';
  readonly code: string;

  constructor(provider: GatewayName, { status, code, field }: Reason) {
    super(`${provider} refused with ${code} (${status})${field ? ` for ${field}` : ''}`);
    this.code = code;
  }
}

/** Whether an answer with this status says nothing of what was asked: trouble over there, too many at once, a clash. */
export const isTransientStatus = (status: number) =>
  status >= 500 || status === 429 || status === 409 || status === 408;
