import type { Env } from '../env.server.ts';
import type { Tracer } from './tracer.ts';

let tracer: Tracer | undefined;

/** Undefined when tracing is off, which is usual, so that callers skip all of it. */
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
