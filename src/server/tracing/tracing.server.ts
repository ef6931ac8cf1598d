import type { Env } from '../env.server.ts';

export type SpanAttributes = Readonly<Record<string, string | number>>;

export type TracedSpan = { rename(name: string): void; set(attributes: SpanAttributes): void; fail(): void };

type SpanOptions = {
  attributes?: SpanAttributes;
  /** A request that came in: a new trace, or the one that `traceparent` (W3C) names. */
  request?: { traceparent: string | undefined };
};

export type Tracer = {
  inSpan<Result>(name: string, options: SpanOptions, work: (span: TracedSpan) => Promise<Result>): Promise<Result>;
  /** Whether the code that runs belongs to a span. */
  isInSpan(): boolean;
  close(): Promise<void>;
};

let tracer: Tracer | undefined;

/** Undefined while nothing is traced, which is the rule: callers then skip all of it. */
export const currentTracer = (): Tracer | undefined => tracer;

/** Loads OpenTelemetry only when there is somewhere to send spans to. */
export async function startTracing({ tracesTo }: Pick<Env, 'tracesTo'>): Promise<{ close(): Promise<void> }> {
  if (!tracesTo) return { close: async () => {} };
  const { createOtlpTracer } = await import('./otlp-tracer.server.ts');
  const started = createOtlpTracer(tracesTo);
  tracer = started;
  return {
    async close() {
      tracer = undefined;
      await started.close();
    },
  };
}
