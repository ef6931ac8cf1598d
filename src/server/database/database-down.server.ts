import { t } from '../../lib/i18n.ts';

export const retryAfterSeconds = 5;

/** `cause` is what a statement failed with. */
export const databaseDownMessage = (cause?: unknown) =>
  isDiskFull(cause)
    ? t`The store has no room to save this just now. Nothing was changed. Please try again later.`
    : t`The store is temporarily unavailable. Please try again in a few seconds.`;

export const databaseDownInLog = (cause: unknown) =>
  isDiskFull(cause) ? 'the disk of the database is full' : 'database unavailable';

export const readOnlyMessage = () =>
  t`The shop cannot take orders or changes for a moment. Nothing was changed. Please try again in a few seconds.`;

/** `isOnce`: sending it again has no second effect. */
export const unconfirmedMessage = (isOnce: boolean) =>
  isOnce
    ? t`We could not confirm this in time. Please send it again in a few seconds: it will not be done twice.`
    : t`We could not confirm this in time. Please check whether it was done before you send it again.`;

const notConfirmedText = 'the change was not confirmed';

/** The change may be written all the same, as soon as a standby confirms it. */
export const notConfirmed = () => new Error(notConfirmedText);

export const isNotConfirmed = (cause: unknown) => cause instanceof Error && cause.message === notConfirmedText;

export const isReadTimeout = (cause: unknown) => cause instanceof Error && cause.message === 'Query read timeout';

/** EAGAIN: the queue of a Unix socket is full. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EAGAIN',
];
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
  notConfirmedText,
];

export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (serverCodes.test(code)) return true;
  return systemCodes.includes(code) || messages.some((sentence) => error.message.startsWith(sentence));
}

/** SQLSTATE of what another server would not do better: out of resources, a timeout of a statement or a lock. */
const notTheServer = /^(53...|57014|55P03|25P03|25P04|25006)$/;
/** A standby ends a query that holds up what it has to replay. */
const standbyConflict = '40001';

/** Whether the same read may succeed on another server. */
export function isServerGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === standbyConflict || (isDatabaseDown(error) && !notTheServer.test(code));
}

/** PostgreSQL ended a statement that took, or waited for a lock, longer than allowed; the next try may take as long. */
export const isOutOfTime = (cause: unknown): boolean => hasCode(cause, '57014') || hasCode(cause, '55P03');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

export const isDiskFull = (cause: unknown): boolean => hasCode(cause, '53100');

export const isReadOnly = (cause: unknown): boolean => hasCode(cause, '25006');

/** PostgreSQL ended this one of two transactions that waited for each other; nothing of it was done. */
export const isDeadlock = (cause: unknown): boolean => hasCode(cause, '40P01');

/** Connection lost, rolled back by a deadlock, waited too long for a lock, or the server restarts: background work is tried again. */
export const isPassingFailure = (cause: unknown): boolean =>
  /^(08|40|55|57)/.test(String((cause as { code?: unknown }).code ?? '')) || /connection/i.test(String(cause));
