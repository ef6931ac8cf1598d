import type { SiteCode } from '../../sites/site.ts';
import type { DeskEventName } from './desk-change.ts';

export type EventStream = {
  site: SiteCode;
  /** The session that listens. */
  token: string;
  send(name: DeskEventName, data: unknown): void;
  end(): void;
};

/** Events that a client has not taken; one that takes none is given up. */
const maxWaiting = 30;
const reconnectMs = 3_000;

/** Server-sent events. `onEnd` is called once, whoever ends it. */
export function openEventStream(
  { site, token }: Pick<EventStream, 'site' | 'token'>,
  onEnd: (stream: EventStream) => void,
): { stream: EventStream; response: Response } {
  const encoder = new TextEncoder();
  let open: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => open?.enqueue(encoder.encode(`${text}\n\n`));
  const stream: EventStream = {
    site,
    token,
    send(name, data) {
      if (open && (open.desiredSize ?? 0) < -maxWaiting) stream.end();
      else write(`event: ${name}\ndata: ${JSON.stringify(data)}`);
    },
    end() {
      if (!open) return;
      open.close();
      open = undefined;
      onEnd(stream);
    },
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      open = controller;
      write(`retry: ${reconnectMs}`);
    },
    cancel() {
      open = undefined;
      onEnd(stream);
    },
  });
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would collect events before it sends them.
    'x-accel-buffering': 'no',
  };
  return { stream, response: new Response(body, { headers }) };
}
