import type { RefusalReply } from '../lib/contract.ts';
import { t, translate } from '../lib/i18n.ts';
import { type NameOf, nameOf, type Sentences, type SlotOf } from '../lib/refusals.ts';

/**
 * A business refusal: rolls the transaction back and replies 200 with success false. `Name` is one that the contract of
 * the call declares: a function says which it gives, and one that is not declared does not compile.
 */
export class Refusal<Name extends string> {
  readonly refusal: Name;
  readonly message: string;
  constructor(refusal: Name, message: string) {
    this.refusal = refusal;
    this.message = message;
  }
  /** The same sentence under the name that another call declares for it. */
  renamed<Other extends string>(name: Other): Refusal<Other> {
    return new Refusal(name, this.message);
  }
  get reply(): RefusalReply {
    return { success: false, message: this.message, refusal: this.refusal };
  }
}

type SentencesOf<From> = From extends { refusals: infer Table extends Sentences } ? Table : From;

/** The sentence is of an area's or a contract's table; `key` is the name, or the name and which of its sentences. */
export function refuse<From extends Sentences | { refusals: Sentences }, Key extends keyof SentencesOf<From> & string>(
  from: From,
  key: Key,
  slots: Slots<SentencesOf<From>[Key] & string> = {} as never,
): Refusal<NameOf<Key>> {
  const sentences = (typeof from.refusals === 'object' ? from.refusals : from) as Sentences;
  return new Refusal(nameOf(key), translate(sentences[key] ?? key, slots));
}

type Slots<Sentence extends string> = Readonly<Record<SlotOf<Sentence>, string | number>>;

export type HttpStatus = 400 | 401 | 403 | 404 | 405 | 413 | 429 | 500 | 503;

/** A technical refusal with its HTTP status; thrown, so that nothing is written. */
export class HttpError extends Error {
  readonly status: HttpStatus;
  readonly reply: RefusalReply;
  retryAfter: number | undefined;
  constructor(status: HttpStatus, message: string, more: Pick<RefusalReply, 'errors' | 'request_id'> = {}) {
    super(message);
    this.status = status;
    this.reply = { success: false, message, ...more };
  }
}

export const retryAfterHeader = ({ retryAfter }: HttpError): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };

export const signInFirst = () => new HttpError(401, t`Please sign in to continue.`);

export const notFound = (what: string) => new HttpError(404, t`${what} was not found.`);

export function tooManyAttempts(waitMs: number): HttpError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return retryLater(429, waitMs, t`Too many attempts. Please try again in ${minutes} minutes.`);
}

export function retryLater(status: 429 | 503, waitMs: number, message: string): HttpError {
  const refused = new HttpError(status, message);
  refused.retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return refused;
}
