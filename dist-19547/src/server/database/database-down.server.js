import { DrizzleQueryError } from 'drizzle-orm';
import { t } from '../../lib/i18n.js';

export const retryAfterSeconds = 5;

export const databaseDownMessage = () => t`The store is temporarily unavailable. Please try again in a few seconds.`;

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'];
const unknownHost = ['ENOTFOUND', 'EAI_AGAIN'];
const systemCodes = [...unreachable, ...unknownHost];

/** SQLSTATE: connection lost (08), out of resources (53), shutting down or starting (57P), timeouts, read-only. */
const serverCodes = /^(08...|53...|57P..|57014|55P03|25P03|25P04|25006)$/;

/** Messages that `pg` sends without a code. */
const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

export function isDatabaseDown(cause         )          {
  const error = unwrapQueryError(cause);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (serverCodes.test(code)) return true;
  return systemCodes.includes(code) || messages.some((sentence) => error.message.startsWith(sentence));
}

export const isReadOnly = (cause         )          => {
  const error = unwrapQueryError(cause);
  return error instanceof Error && 'code' in error && error.code === '25006';
};

const unwrapQueryError = (cause         )          => (cause instanceof DrizzleQueryError ? cause.cause : cause);
