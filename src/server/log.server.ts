import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** PostgreSQL repeats in them what a query was given: 'Key (email)=(…) already exists.' */
const VALUES_OF_QUERIES = ['err.detail', 'err.where'];

/** Writes to standard output unless `to` says otherwise. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: [
        'password',
        'token',
        'auth_key',
        'otp',
        'captcha',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        ...VALUES_OF_QUERIES,
      ],
      censor: '[cut]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

function describeError(cause: Error): pino.SerializedError {
  const described = pino.stdSerializers.err(cause);
  // A value that is no error is logged as it is.
  return described?.stack ? { ...described, stack: withSourcePlaces(described.stack) } : described;
}

const maps = new Map<string, SourceMap | undefined>();

/** A stack with the places of the source files instead of those of the bundle. */
export const withSourcePlaces = (stack: string): string => stack.split('\n').map(withSourcePlace).join('\n');

/** `    at priceOf (file:///store.js:1:1)`, or without a function and brackets. */
function withSourcePlace(line: string): string {
  const start = Math.max(line.lastIndexOf('('), line.lastIndexOf(' ')) + 1;
  const end = line.endsWith(')') ? line.length - 1 : line.length;
  const [column, row, ...script] = line.slice(start, end).split(':').reverse();
  const url = script.reverse().join(':');
  if (!url.startsWith('file:') || !url.endsWith('.js')) return line;
  const path = fileURLToPath(url);
  const found = mapOf(path)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!found || !('originalSource' in found)) return line;
  const source = resolve(dirname(path), found.originalSource);
  return `${line.slice(0, start)}${source}:${found.originalLine + 1}:${found.originalColumn + 1}${line.slice(end)}`;
}

/** Maps are read when the first error is written, because they take as much memory as the store. */
function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) maps.set(path, readMap(path));
  return maps.get(path);
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
