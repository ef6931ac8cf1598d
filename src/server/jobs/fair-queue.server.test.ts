import { expect, test } from 'vitest';
import { createFairQueue, type Holders, QueueFullError, type QueueOptions } from './fair-queue.server.ts';

const wide = {
  concurrency: 1,
  reserved: 0,
  perCaller: 1,
  perNetwork: 1000,
  maxWaiting: 1000,
  maxWaitingPerCaller: 1000,
};

/** A caller is named alone, or with its audience and networks: 'buyers/b'. */
const holdersOf = (who: string): Holders => {
  const [audience = '', ...within] = who.includes('/') ? who.split('/') : ['visitors', who];
  return [audience, ...within];
};

function observedQueue(terms: Partial<QueueOptions> = {}) {
  const queue = createFairQueue({ ...wide, ...terms });
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const add = (who: string, name = who, signal?: AbortSignal) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => endings.push(() => resolve(name)));
    };
    return queue.run(holdersOf(who), work, signal);
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
  expect(() => queue.refuseWhenFull(holdersOf('a'))).not.toThrow();
  void add('a');
  expect(() => queue.refuseWhenFull(holdersOf('a'))).toThrow(QueueFullError);
  expect(() => queue.refuseWhenFull(holdersOf('b'))).not.toThrow();
  await settled();
  await endAll();
  expect(() => queue.refuseWhenFull(holdersOf('a'))).not.toThrow();
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
  const failing = queue.run(holdersOf('a'), () => Promise.reject(new Error('broken')));
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

test('who has many addresses of one network gets no more turns than somebody with one', async () => {
  const { begun, add, endAll } = observedQueue();
  const names = ['big/a', 'big/b', 'big/c', 'big/d', 'one'];
  for (const name of names) void add(name === 'one' ? 'visitors/small/one' : `visitors/${name}`, name);
  await settled();
  await endAll();
  expect(begun).toEqual(['big/a', 'big/b', 'one', 'big/c', 'big/d']);
});

test('a network has so many jobs running, whatever its number of addresses', async () => {
  const { begun, add, endAll } = observedQueue({ concurrency: 10, perNetwork: 2 });
  for (const name of ['a', 'b', 'c', 'd']) void add(`visitors/big/${name}`, name);
  void add('visitors/other/o', 'o');
  await settled();
  expect(begun).toEqual(['a', 'b', 'o']);
  await endAll();
  expect(begun).toHaveLength(5);
});

test('an audience has places that others cannot take, and the rest in turn', async () => {
  const { begun, add, endAll } = observedQueue({ concurrency: 2, reserved: 1 });
  for (const name of ['v1', 'v2', 'v3']) void add(name);
  for (const name of ['b1', 'b2']) void add(`buyers/${name}`, name);
  void add('staff/s1', 's1');
  await settled();
  expect(begun).toEqual(['v1', 'v2', 'b1', 's1']);
  await endAll();
  expect(begun).toEqual(['v1', 'v2', 'b1', 's1', 'v3', 'b2']);
});

test('in a full queue the last job of whoever has most gives way to a newcomer', async () => {
  const { add, begun, queue, endAll } = observedQueue({ maxWaiting: 4 });
  const running = add('visitors/big/0', 'running');
  const many = ['1', '2', '3'].map((name) => add(`visitors/big/${name}`, name));
  const one = add('visitors/small/one', 'one');
  const other = add('visitors/small/other', 'other');
  await expect(many[2]).rejects.toEqual(new QueueFullError('all'));
  expect(queue.waiting()).toBe(4);
  await settled();
  await endAll();
  expect(await Promise.all([running, many[0], many[1], one, other])).toHaveLength(5);
  expect(begun).not.toContain('3');
});

test('in a full queue a newcomer who would have as many as those who wait is refused', async () => {
  const { add, endAll } = observedQueue({ maxWaiting: 2 });
  const taken = ['visitors/x/a', 'visitors/x/b', 'visitors/y/c'].map((name) => add(name));
  await expect(add('visitors/z/d')).rejects.toEqual(new QueueFullError('all'));
  await settled();
  await endAll();
  await Promise.all(taken);
});

test('waiting visitors leave room for buyers', async () => {
  const { add, endAll } = observedQueue({ maxWaiting: 1 });
  const taken = [add('a'), add('b'), add('buyers/c')];
  await expect(add('d')).rejects.toThrow(QueueFullError);
  await settled();
  await endAll();
  await Promise.all(taken);
});

test('a job that gave way is not run, and aborting it later changes nothing', async () => {
  const { add, begun, endAll } = observedQueue({ maxWaiting: 2 });
  const leaving = new AbortController();
  const first = add('a', 'a1');
  const second = add('a', 'a2');
  const pushedOut = add('a', 'a3', leaving.signal);
  const newcomer = add('b');
  await expect(pushedOut).rejects.toThrow(QueueFullError);
  leaving.abort();
  await settled();
  await endAll();
  await Promise.all([first, second, newcomer]);
  expect(begun).toEqual(['a1', 'a2', 'b']);
});
