import { expect, test } from 'vitest';
import { startFakeOtlpReceiver } from '../../../tests/fakes/fake-otlp-receiver.ts';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { openDatabase } from '../database/database.server.ts';
import { readEnv } from '../env.server.ts';
import { currentTracer, startTracing } from './tracing.server.ts';

test('statements are traced by name, inside a span only, and never with their values', async () => {
  const receiver = await startFakeOtlpReceiver();
  const tracing = await startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }));
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase(connection, () => {});
  const { $client: pool } = database;
  await pool.query('select 1');
  await currentTracer()?.inSpan('a work', {}, async () => {
    await pool.query({ name: 'find_secret', text: 'select $1::text', values: ['hidden'] });
    await pool.query("  SELECT 'hidden' as word");
    await database.transaction(async (db) => db.$client.query('select 2'));
    await expect(pool.query('nonsense')).rejects.toThrow();
  });
  await tracing.close();
  expect(receiver.spans.map(({ name }) => name).sort()).toEqual(
    ['a work', 'sql begin', 'sql commit', 'sql find_secret', 'sql nonsense', 'sql select', 'sql select'].sort(),
  );
  expect(JSON.stringify(receiver.spans)).not.toContain('hidden');
  const [work] = receiver.spans.filter(({ name }) => name === 'a work');
  const others = receiver.spans.filter(({ name }) => name !== 'a work');
  expect(new Set(others.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([work?.spanId]));
  await database.close();
  await drop();
  await receiver.close();
});
