import { afterAll, beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { type ReceivedSpan, startFakeOtlpReceiver } from '../../../tests/fakes/fake-otlp-receiver.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { readEnv } from '../env.server.ts';
import { startTracing } from './tracing.server.ts';

let receiver: Awaited<ReturnType<typeof startFakeOtlpReceiver>>;
let tracing: { close(): Promise<void> };
let store: TestStore;
let spans: readonly ReceivedSpan[];
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

beforeAll(async () => {
  receiver = await startFakeOtlpReceiver();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_SERVICE_NAME: 'shop',
    TRUSTED_PROXIES: '10.0.0.1',
  };
  tracing = await startTracing(readEnv(settings));
  store = await openTestStore({ settings });
  const token = await store.signIn('active');
  const item = (await findItemIds(store, 'nod', ['6205-2RS']))['6205-2RS'];
  const post = (path: string, body: object, remoteAddress: string) =>
    store.app.request(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { host: 'nod.localhost:3000', authorization: `Token ${token}`, traceparent },
      },
      { incoming: { socket: { remoteAddress } } },
    );
  const item_info = [{ item_id: String(item), quantity: '3', flag: 'add_cart' }];
  expect((await post('/api/add_item/', { item_info }, '10.0.0.1')).status).toBe(200);
  expect((await post('/api/quick_order/', { text: 'secret-number 5' }, '203.0.113.9')).status).toBe(200);
  // What is not sent yet is sent when tracing ends.
  await tracing.close();
  spans = receiver.spans;
});
afterAll(async () => {
  await store?.close();
  await receiver.close();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const under = (parent: ReceivedSpan | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

test('a request, its call and its statements are one trace, which a trusted proxy began', () => {
  const [request] = named('POST /api/add_item/');
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', kind: 2 });
  expect(request?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/add_item/',
    'http.response.status_code': 200,
    'raceway.site': 'nod',
    'raceway.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const [call] = under(request);
  expect(call).toMatchObject({ name: 'call api/add_item/', traceId });
  const statements = under(call);
  expect(statements.map(({ name }) => name)).toContain('sql begin');
  expect(statements.map(({ name }) => name)).toContain('sql commit');
  expect(statements.every((span) => span.name.startsWith('sql ') && span.traceId === traceId)).toBe(true);
  expect(statements.every((span) => BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano))).toBe(true);
  expect([...receiver.services]).toEqual(['shop']);
});

test("a stranger's traceparent begins no trace of ours", () => {
  const [request] = named('POST /api/quick_order/');
  expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(request?.traceId).not.toBe(traceId);
  expect(request?.parentSpanId).toBeUndefined();
});

test('no span has what was asked', () => {
  expect(JSON.stringify(spans)).not.toContain('secret-number');
});
