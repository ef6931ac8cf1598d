import type pg from 'pg';
import { currentTracer } from './tracing.server.ts';

type Query = (...given: unknown[]) => unknown;

/** Every statement that belongs to a request becomes a span; its name says which one, never what was asked. */
export function traceQueries(pool: pg.Pool): void {
  if (!currentTracer()) return;
  trace(pool);
  pool.on('connect', trace);
}

/**
 * pg has neither events nor diagnostics channels around its statements, and OpenTelemetry's own instrumentation replaces the
 * same method where pg is imported, so `query` of the pool and of each connection is wrapped here.
 */
function trace(client: { query: unknown }): void {
  const send = (client.query as Query).bind(client);
  client.query = (...given: unknown[]) => {
    const tracer = currentTracer();
    // A pool hands its statements to a connection with a callback: they are traced already.
    if (!tracer?.isInSpan() || typeof given.at(-1) === 'function') return send(...given);
    const name = nameOf(given[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    return tracer.inSpan(`sql ${name}`, { attributes }, async () => send(...given));
  };
}

function nameOf(query: unknown): string {
  if (typeof query === 'string') return firstWord(query);
  const { name, text = '' } = query as { name?: string; text?: string };
  return name ?? firstWord(text);
}

const firstWord = (text: string) => /^\s*(\w{1,20})/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
