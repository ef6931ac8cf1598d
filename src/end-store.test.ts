import { expect, test } from 'vitest';
import { endStore } from './end-store.ts';

function running(order: string[], jobs: Promise<void> = Promise.resolve()) {
  const step = (name: string) => async () => void order.push(name);
  return {
    front: { end: () => void order.push('not ready') },
    http: { close: step('port closed') },
    jobs: {
      stop() {
        order.push('jobs told');
        return jobs;
      },
    },
    store: { close: step('database closed') },
  };
}

test('readiness goes first, then the port, then the database', async () => {
  const order: string[] = [];
  await endStore(running(order), { drainSeconds: 0, shutdownSeconds: 30 }, false);
  expect(order).toEqual(['not ready', 'jobs told', 'port closed', 'database closed']);
});

test('a job that does not end is waited for no longer than replies are', async () => {
  const order: string[] = [];
  await endStore(running(order, new Promise(() => {})), { drainSeconds: 0, shutdownSeconds: 0 }, true);
  expect(order.at(-1)).toBe('database closed');
});

test('a balancer has time to hear of it, a person at the terminal does not wait', async () => {
  const order: string[] = [];
  const ended = endStore(running(order), { drainSeconds: 300, shutdownSeconds: 0.2 }, false);
  expect(order).toEqual(['not ready', 'jobs told']);
  await ended;
  const atOnce = endStore(running(order), { drainSeconds: 300, shutdownSeconds: 600 }, true);
  await atOnce;
  expect(order.filter((step) => step === 'database closed')).toHaveLength(2);
});
