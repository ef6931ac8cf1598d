import { expect, test } from 'vitest';
import { createFairQueue, QueueFullError, type QueueOptions } from './fair-queue.server.ts';

const wide = { concurrency: 1, perCaller: 1, maxWaiting: 1000, maxWaitingPerCaller: 1000 };

function observedQueue(terms: Partial<QueueOptions> = {}) {
  const queue = createFairQueue({ ...wide, ...terms });
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const add = (caller: string, name = caller, signal?: AbortSignal) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => endings.push(() => resolve(name)));
    };
    return queue.run(caller, work, signal);
  };
  const endOne = async () => {
    endings.shift()?.();
    await settled();
  };
  const endAll = async () => {
    while (endings.length > 0) await endOne();
  };
  return { queue, begun, add, endOne, endAll };
}

/** Resolves once all pending promise callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one caller's job does not wait behind eighty of another", async () => {
  const { begun, add, endAll } = observedQueue();
  const many = Array.from({ length: 80 }, (_, i) => add('many', `many ${i}`));
  const one = add('one');
  await settled();
  await endAll();
  expect(begun.slice(0, 3)).toEqual(['many 0', 'many 1', 'one']);
  expect(await Promise.all([...many, one])).toHaveLength(81);
});

test('callers take turns, each in order', async () => {
  const { begun, add, endAll } = observedQueue();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name.charAt(0), name);
  await settled();
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a caller never uses all places, so that others can run', async () => {
  const { begun, add, endAll } = observedQueue({ concurrency: 2 });
  for (const name of ['a1', 'a2', 'b1', 'c1']) void add(name.charAt(0), name);
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await endAll();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
});

test('who would be refused is told so without a job', async () => {
  const { queue, add, endAll } = observedQueue({ maxWaitingPerCaller: 1 });
  void add('a');
  expect(() => queue.refuseWhenFull('a')).not.toThrow();
  void add('a');
  expect(() => queue.refuseWhenFull('a')).toThrow(QueueFullError);
  expect(() => queue.refuseWhenFull('b')).not.toThrow();
  await settled();
  await endAll();
  expect(() => queue.refuseWhenFull('a')).not.toThrow();
});

test('a caller with too many waiting jobs is refused, others are accepted', async () => {
  const { add, endAll } = observedQueue({ maxWaitingPerCaller: 2 });
  const taken = [add('a'), add('a'), add('a')];
  await expect(add('a')).rejects.toMatchObject({ fullFor: 'caller' });
  const other = add('b');
  await settled();
  await endAll();
  expect(await Promise.all([...taken, other])).toEqual(['a', 'a', 'a', 'b']);
});

test('the queue as a whole is limited', async () => {
  const { add, queue, endAll } = observedQueue({ maxWaiting: 2 });
  const taken = ['a', 'b', 'c'].map((caller) => add(caller));
  await settled();
  expect(queue.waiting()).toBe(2);
  await expect(add('d')).rejects.toEqual(new QueueFullError('all'));
  await endAll();
  await Promise.all(taken);
  const later = add('d');
  await settled();
  await endAll();
  expect(await later).toBe('d');
});

test('aborting a waiting job removes it and frees its place', async () => {
  const { begun, add, queue, endAll } = observedQueue({ maxWaitingPerCaller: 1 });
  const leaving = new AbortController();
  const first = add('a', 'a1');
  const options = add('a', 'a2', leaving.signal);
  await settled();
  leaving.abort(new Error('gone'));
  await expect(options).rejects.toThrow('gone');
  expect(queue.waiting()).toBe(0);
  const next = add('a', 'a3');
  await settled();
  await endAll();
  expect(await Promise.all([first, next])).toEqual(['a1', 'a3']);
  expect(begun).toEqual(['a1', 'a3']);
});

test('a job that is already aborted is not queued', async () => {
  const { begun, add } = observedQueue();
  await expect(add('a', 'a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(begun).toEqual([]);
});

test('aborting a running job keeps its place until it ends', async () => {
  const { begun, add, endAll } = observedQueue();
  const leaving = new AbortController();
  const first = add('a', 'a1', leaving.signal);
  const second = add('b', 'b1');
  await settled();
  leaving.abort();
  await settled();
  expect(begun).toEqual(['a1']);
  await endAll();
  expect(await Promise.all([first, second])).toEqual(['a1', 'b1']);
});

test('a failed job frees its place', async () => {
  const { queue, add, begun, endAll } = observedQueue();
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = add('a', 'a2');
  await expect(failing).rejects.toThrow('broken');
  await settled();
  await endAll();
  expect(await next).toBe('a2');
  expect(begun).toEqual(['a2']);
});

test('a queue is crowded when a caller waits because others have all places, not behind a job of its own', async () => {
  const { queue, add, endAll } = observedQueue({ concurrency: 2 });
  const own = [add('one'), add('one', 'one again')];
  await settled();
  expect([queue.waiting(), queue.isCrowded()]).toEqual([1, false]);
  const others = [add('two'), add('three')];
  await settled();
  expect(queue.isCrowded()).toBe(true);
  await endAll();
  await Promise.all([...own, ...others]);
  expect(queue.isCrowded()).toBe(false);
});
