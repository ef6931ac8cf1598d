import pg from 'pg';
import { isDatabaseDown } from '../database/database-down.server.ts';
import { StartupError } from '../startup-error.server.ts';

const advice: Record<string, string> = {
  '42501': 'make the role the owner of the database (alter database … owner to …)',
  '28P01': 'check the user and the password in DATABASE_URL',
  '28000': 'check the user in DATABASE_URL, and who may connect to the server',
  '3D000': 'create the database, or check its name in DATABASE_URL',
  '25006': 'set DATABASE_URL to the server that accepts writes',
  '53300': 'allow more connections, or end other programs that hold some',
  '57P03': 'wait until the server has started',
};

export function describeDatabaseError(cause: Error): string {
  const reason = reasonOf(cause);
  const todo = advice['code' in cause ? String(cause.code) : ''];
  return todo ? `The database refuses the store (${reason}): ${todo}.` : `The database cannot be reached: ${reason}.`;
}

export function describeStartupFailure(cause: unknown): string | undefined {
  if (cause instanceof StartupError) return cause.message;
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof pg.DatabaseError && cause.code && cause.code in advice) return describeDatabaseError(cause);
  if ('syscall' in cause) return `The store cannot start: ${reasonOf(cause)}.`;
  return isDatabaseDown(cause) ? describeDatabaseError(cause) : undefined;
}

/** For a host with several addresses, only the inner errors have a message. */
function reasonOf(cause: Error): string {
  const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [];
  const message = cause.message || (first instanceof Error ? first.message : '') || 'no answer';
  const lines = message.split('\n').map((line) => line.trim());
  return lines.join(' ').replace(/\.$/, '');
}
