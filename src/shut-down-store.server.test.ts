import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../tests/store/test-database.ts';
import { type EventStream, openEventStream } from './desk/events/event-stream.server.ts';
import { openDatabase } from './server/database/database.server.ts';
import { readEnv } from './server/env.server.ts';
import { createLifecycle } from './server/http/lifecycle.server.ts';
import { listen as listenOn } from './server/http/listen.server.ts';
import { startJobs } from './server/jobs/jobs.server.ts';
import { createLog } from './server/log.server.ts';
import { shutDownStore } from './shut-down-store.server.ts';

/** A store of real parts, with one job that runs until `finish`. */
async function running() {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase(connection, () => {});
  const front = createLifecycle(readEnv({}));
  const http = await listenOn(front.fetch, { port: 0, host: '127.0.0.1' });
  const streams = new Set<EventStream>();
  const listen = () => {
    const { stream, response } = openEventStream({ site: 'nod', token: '' }, (ended) => streams.delete(ended));
    streams.add(stream);
    return response;
  };
  const hangInDatabase = async () => {
    // The connection ends with the test's database.
    await database.$client.query('select pg_sleep(600)').catch(() => undefined);
    return new Response();
  };
  front.open(
    new Hono()
      .get('/readyz', (c) => c.text('ready'))
      .get('/events', listen)
      .get('/hanging', hangInDatabase),
  );
  const work = Promise.withResolvers<void>();
  const jobs = startJobs([{ name: 'long', intervalMs: 1, run: () => work.promise }], createLog('silent'));
  onTestFinished(async () => {
    work.resolve();
    await drop();
  });
  const readiness = () =>
    fetch(`http://127.0.0.1:${http.port}/readyz`).then(
      ({ status }) => status,
      () => 'refused',
    );
  const closing = {
    close: () => {
      for (const stream of streams) stream.end();
    },
  };
  const parts = { front, http, streams: closing, jobs, store: database };
  return { parts, database, finish: work.resolve, readiness };
}

test('not ready first, then running jobs finish, and the database closes last', async () => {
  const { parts, database, finish, readiness } = await running();
  expect(await readiness()).toBe(200);
  const ended = shutDownStore(parts, { drainSeconds: 1, shutdownSeconds: 600 }, false);
  expect(await readiness()).toBe(503);
  await expect.poll(readiness).toBe('refused');
  await expect(database.$client.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  finish();
  await ended;
  await expect(database.$client.query('select 1')).rejects.toThrow('after calling end');
});

test('a hanging job is limited by SHUTDOWN_SECONDS, and Ctrl-C does not wait for the balancer', async () => {
  const { parts, database, readiness } = await running();
  await shutDownStore(parts, { drainSeconds: 300, shutdownSeconds: 0 }, true);
  expect(await readiness()).toBe('refused');
  await expect(database.$client.query('select 1')).rejects.toThrow('after calling end');
});

test('streams of events are ended, so that nobody waits for them', async () => {
  const { parts, finish } = await running();
  const heard = (await fetch(`http://127.0.0.1:${parts.http.port}/events`)).text();
  finish();
  await shutDownStore(parts, { drainSeconds: 0, shutdownSeconds: 600 }, false);
  expect(await heard).toContain('retry');
});

test('a reply that hangs in the database longer than SHUTDOWN_SECONDS is cut off, and the store closes', async () => {
  const { parts, database, finish } = await running();
  finish();
  const reply = fetch(`http://127.0.0.1:${parts.http.port}/hanging`);
  const cutOff = expect(reply).rejects.toThrow('fetch failed');
  const hanging = "select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'";
  await expect.poll(async () => (await database.$client.query(hanging)).rowCount).toBe(1);
  await shutDownStore(parts, { drainSeconds: 0, shutdownSeconds: 1 }, false);
  await cutOff;
});
