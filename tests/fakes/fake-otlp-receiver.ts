import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number };
  attributes: Record<string, string | number | undefined>;
};

type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
};
type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };

const attributesOf = (list: readonly Attribute[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** An OTLP receiver for traces, as JSON over HTTP. */
export async function startFakeOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const services = new Set<unknown>();
  const server = createServer(async (request, response) => {
    const sent = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8')) as Sent;
    const isRight = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
    for (const { resource, scopeSpans } of isRight ? sent.resourceSpans : []) {
      services.add(attributesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: attributesOf(span.attributes) });
    }
    response.writeHead(isRight ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    services,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
