import { expect, test } from 'vitest';
import { startFakeGatewayServer } from '../../../tests/fakes/fake-gateway-server.ts';
import { startFakeOtlpReceiver } from '../../../tests/fakes/fake-otlp-receiver.ts';
import { readEnv } from '../env.server.ts';
import { currentTracer, startTracing } from './tracing.server.ts';

test('without a receiver nothing is traced', async () => {
  await startTracing(readEnv({}));
  expect(currentTracer()).toBeUndefined();
});

test('with a receiver spans are made until tracing ends', async () => {
  const receiver = await startFakeOtlpReceiver();
  const tracing = await startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }));
  const failed = currentTracer()?.inSpan('a work', {}, () => Promise.reject(new Error('it failed')));
  await expect(failed).rejects.toThrow('it failed');
  await tracing.close();
  expect(currentTracer()).toBeUndefined();
  expect(receiver.spans).toMatchObject([{ name: 'a work', status: { code: 2 } }]);
  await receiver.close();
});

test('a receiver that never replies neither holds up the work nor keeps the store from ending', async () => {
  const receiver = await startFakeGatewayServer(() => ({ status: 200, body: {} }));
  receiver.outage = 'silent';
  const tracing = await startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }));
  for (let spans = 0; spans < 5_000; spans += 1) await currentTracer()?.inSpan('a work', {}, async () => undefined);
  await expect(tracing.close()).resolves.toBeUndefined();
  expect(receiver.requests.length).toBeGreaterThan(0);
  await receiver.close();
});
