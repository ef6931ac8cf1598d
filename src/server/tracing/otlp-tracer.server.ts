import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanAttributes, TracedSpan, Tracer } from './tracer.ts';

/** A receiver that hangs does not keep the store from ending; what it did not take is lost. */
const closeWithinMs = 3_000;

const current = new AsyncLocalStorage<Context>();
const propagator = new W3CTraceContextPropagator();
const carried = { get: (from: Readonly<Record<string, string>>, key: string) => from[key], keys: Object.keys };

export function createOtlpTracer({ endpoint, serviceName }: { endpoint: string; serviceName: string }): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const spans = provider.getTracer('raceway');
  return {
    async inSpan(name, { attributes = {}, request }, work) {
      const parent = request ? contextOf(request.traceparent) : (current.getStore() ?? ROOT_CONTEXT);
      const kind = request ? SpanKind.SERVER : SpanKind.INTERNAL;
      const span = spans.startSpan(name, { kind, attributes }, parent);
      try {
        return await current.run(trace.setSpan(parent, span), () => work(traced(span)));
      } catch (cause) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw cause;
      } finally {
        span.end();
      }
    },
    isInSpan: () => current.getStore() !== undefined,
    close: () =>
      Promise.race([provider.shutdown().catch(() => undefined), pause(closeWithinMs, undefined, { ref: false })]),
  };
}

const contextOf = (traceparent: string | undefined): Context =>
  traceparent === undefined ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, { traceparent }, carried);

const traced = (span: Span): TracedSpan => ({
  rename: (name) => void span.updateName(name),
  set: (attributes: SpanAttributes) => void span.setAttributes(attributes),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});
