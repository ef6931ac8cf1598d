import { DrizzleQueryError } from 'drizzle-orm';

/** Whole seconds after which a visitor may try again. */
export const retryAfterSeconds = 5;

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'];
const unknownHost = ['ENOTFOUND', 'EAI_AGAIN'];
const systemCodes = [...unreachable, ...unknownHost];

/**
 * SQLSTATE: lost connections (08), resources used up (53), a server that stops or starts (57P), a statement, lock or
 * transaction that took too long, a server that only reads.
 */
const serverCodes = /^(08...|53...|57P..|57014|55P03|25P03|25P04|25006)$/;

/** What `pg` says without a code. */
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** Whether a call failed because the database could not be reached, was too slow or takes no writes: later it may succeed. */
export function isDatabaseDown(cause: unknown): boolean {
  const own = fromQuery(cause);
  if (!(own instanceof Error)) return false;
  const code = 'code' in own ? String(own.code) : '';
  if (serverCodes.test(code)) return true;
  return systemCodes.includes(code) || sentences.some((sentence) => own.message.startsWith(sentence));
}

/** Whether the server takes no writes, as after a change of the primary. */
export const isReadOnly = (cause: unknown): boolean => {
  const own = fromQuery(cause);
  return own instanceof Error && 'code' in own && own.code === '25006';
};

const fromQuery = (cause: unknown): unknown => (cause instanceof DrizzleQueryError ? cause.cause : cause);
