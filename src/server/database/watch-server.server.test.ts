import { expect, inject, onTestFinished, test } from 'vitest';
import { positionQuestion, type ServerFacts, stateQuestion, watchServer } from './watch-server.server.ts';

const { connection } = inject('postgres');

function watch(target: object, question: string) {
  const seen: (ServerFacts | 'silent' | 'away')[] = [];
  const watching = watchServer(target, question, {
    onAnswer(facts) {
      seen.push(facts);
      return 'keep';
    },
    onSilent: () => void seen.push('silent'),
    onAway: () => void seen.push('away'),
  });
  onTestFinished(() => watching.stop());
  return seen;
}

test('a server says again and again what it is, and how far its log of changes is', async () => {
  const seen = watch(connection, positionQuestion);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  const facts = {
    standby: false,
    readOnly: false,
    position: expect.any(Number),
    system: expect.stringMatching(/^\d+$/),
  };
  expect(seen.slice(0, 2)).toEqual([facts, facts]);
  const plain = watch(connection, stateQuestion);
  await expect.poll(() => plain[0]).toEqual({ ...facts, position: null, system: null });
});

test('a server that cannot be reached is away', async () => {
  const seen = watch({ host: '127.0.0.1', port: 1 }, stateQuestion);
  await expect.poll(() => seen).toContain('away');
});
