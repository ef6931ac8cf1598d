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
