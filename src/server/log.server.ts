import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Writes to standard output unless `to` says otherwise. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (cause: Error) => pino.stdSerializers.err(withoutParameters(cause)) },
    redact: {
      paths: ['password', 'token', 'auth_key', 'otp', 'captcha', 'authorization', 'cookie', '*.password', '*.token'],
      censor: '[cut]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** A failed query's error repeats its parameters, which may be personal data; its cause says what went wrong. */
function withoutParameters(cause: Error): Error {
  return 'params' in cause && cause.cause instanceof Error ? cause.cause : cause;
}
