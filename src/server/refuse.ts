import type { Contract, Refusal, RefusalName } from '../lib/contract.ts';
import { said, say } from '../lib/say.ts';

/** A business refusal as a value: rolls the transaction back and answers 200, success false. */
export class Refused {
  readonly refusal: string;
  readonly message: string;
  constructor(refusal: string, message: string) {
    this.refusal = refusal;
    this.message = message;
  }
  get reply(): Refusal {
    return { success: false, message: this.message, refusal: this.refusal };
  }
}

/** The refusal `name` of a contract, with `{slots}` of its sentence filled in. */
export function refuse<C extends Contract>(
  contract: C,
  name: RefusalName<C>,
  slots: Record<string, string | number> = {},
): Refused {
  return new Refused(name, said(contract.refusals[name] ?? name, slots));
}

export type HttpStatus = 400 | 401 | 403 | 404 | 405 | 413 | 429 | 500;

/** An answer below the business: malformed, not signed in, unknown, too many. Thrown, so that nothing is written. */
export class HttpRefused extends Error {
  readonly status: HttpStatus;
  readonly reply: Refusal;
  constructor(status: HttpStatus, message: string, more: Pick<Refusal, 'errors' | 'request_id'> = {}) {
    super(message);
    this.status = status;
    this.reply = { success: false, message, ...more };
  }
}

/** 404 for a row that is unknown or somebody else's. */
export const notFound = (what: string) => new HttpRefused(404, say`${what} was not found.`);
