import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Structured log on standard output; secrets are cut wherever they might be handed in. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (cause: Error) => pino.stdSerializers.err(withoutParameters(cause)) },
    redact: {
      paths: ['password', 'token', 'auth_key', 'otp', 'captcha', 'authorization', 'cookie', '*.password', '*.token'],
      censor: '[cut]',
    },
  });
}

/** A failed query's own error repeats its parameters, which may be personal; its cause says what was wrong. */
function withoutParameters(cause: Error): Error {
  return 'params' in cause && cause.cause instanceof Error ? cause.cause : cause;
}
