import type { Contract, RefusalName, RefusalReply } from '../lib/contract.ts';
import { t, translate } from '../lib/i18n.ts';

/** A business refusal as a value: rolls the transaction back and answers 200, success false. */
export class Refusal {
  readonly refusal: string;
  readonly message: string;
  constructor(refusal: string, message: string) {
    this.refusal = refusal;
    this.message = message;
  }
  get reply(): RefusalReply {
    return { success: false, message: this.message, refusal: this.refusal };
  }
}

/** The refusal `name` of a contract, with `{slots}` of its sentence filled in. */
export function refuse<C extends Contract>(
  contract: C,
  name: RefusalName<C>,
  slots: Record<string, string | number> = {},
): Refusal {
  return new Refusal(name, translate(contract.refusals[name] ?? name, slots));
}

export type HttpStatus = 400 | 401 | 403 | 404 | 405 | 413 | 429 | 500 | 503;

/** An answer below the business: malformed, not signed in, unknown, too many. Thrown, so that nothing is written. */
export class HttpError extends Error {
  readonly status: HttpStatus;
  readonly reply: RefusalReply;
  /** Whole seconds after which the same request may succeed; sent as Retry-After. */
  retryAfter: number | undefined;
  constructor(status: HttpStatus, message: string, more: Pick<RefusalReply, 'errors' | 'request_id'> = {}) {
    super(message);
    this.status = status;
    this.reply = { success: false, message, ...more };
  }
}

/** Retry-After, for a refusal that is over after a time. */
export const retryAfterHeader = ({ retryAfter }: HttpError): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };

/** 404 for a row that is unknown or somebody else's. */
export const notFound = (what: string) => new HttpError(404, t`${what} was not found.`);

/** 429 that says how long to wait; the sentence names whole minutes, Retry-After whole seconds. */
export function tooManyAttempts(waitMs: number): HttpError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return retryLater(429, waitMs, t`Too many attempts. Please try again in ${minutes} minutes.`);
}

/** 429 or 503 with Retry-After. */
export function retryLater(status: 429 | 503, waitMs: number, message: string): HttpError {
  const refused = new HttpError(status, message);
  refused.retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return refused;
}
