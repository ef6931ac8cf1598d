import { setTimeout as pause } from 'node:timers/promises';
import type { OpenStore } from './open-store.server.ts';
import type { Env } from './server/env.server.ts';
import type { Lifecycle } from './server/http/lifecycle.server.ts';
import type { Listening } from './server/http/listen.server.ts';
import type { RunningJobs } from './server/jobs/jobs.server.ts';

type Running = {
  front: Pick<Lifecycle, 'beginShutdown'>;
  http: Pick<Listening, 'close'>;
  /** Replies that never end by themselves. */
  streams: { close(): void };
  jobs: RunningJobs;
  store: Pick<OpenStore, 'close'>;
};

/** `atOnce` does not wait for the balancer. Replies and jobs may finish within SHUTDOWN_SECONDS. */
export async function shutDownStore(
  { front, http, streams, jobs, store }: Running,
  { drainSeconds, shutdownSeconds }: Pick<Env, 'drainSeconds' | 'shutdownSeconds'>,
  atOnce: boolean,
): Promise<void> {
  const endBy = performance.now() + shutdownSeconds * 1000;
  const left = () => Math.max(0, endBy - performance.now());
  front.beginShutdown();
  const jobsEnded = jobs.stop();
  if (!atOnce) await pause(Math.min(drainSeconds * 1000, left()));
  streams.close();
  await http.close(left());
  const patience = new AbortController();
  const late = pause(left(), undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([jobsEnded, late]);
  patience.abort();
  await store.close();
}
