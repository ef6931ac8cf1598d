import pino, { type DestinationStream, type Logger } from 'pino';
import { withSourcePlaces } from './source-places.server.ts';

export type Log = Logger;

/** Writes to standard output unless `to` says otherwise. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ['password', 'token', 'auth_key', 'otp', 'captcha', 'authorization', 'cookie', '*.password', '*.token'],
      censor: '[cut]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

function describeError(cause: Error): pino.SerializedError {
  const described = pino.stdSerializers.err(cause);
  // What is no error is logged as it is.
  return described?.stack ? { ...described, stack: withSourcePlaces(described.stack) } : described;
}
