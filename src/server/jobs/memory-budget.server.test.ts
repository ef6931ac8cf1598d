import { expect, test } from 'vitest';
import { createMemoryBudget } from './memory-budget.server.ts';

function startJobs(budget: ReturnType<typeof createMemoryBudget>, sizes: readonly number[]) {
  const begun: number[] = [];
  const jobs = sizes.map((megabytes, at) => {
    const end = Promise.withResolvers<void>();
    const ended = budget.run(megabytes, () => {
      begun.push(at);
      return end.promise;
    });
    return { end: end.resolve, fail: end.reject, ended };
  });
  return { begun, jobs };
}

test('jobs begin in the order in which they came, as many as fit into the memory together', async () => {
  const { begun, jobs } = startJobs(createMemoryBudget(500), [250, 250, 500, 100]);
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  jobs[0]?.end();
  await jobs[0]?.ended;
  expect(begun).toEqual([0, 1]);
  jobs[1]?.end();
  await jobs[1]?.ended;
  expect(begun).toEqual([0, 1, 2]);
  jobs[2]?.end();
  await jobs[2]?.ended;
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('a job that fails gives its memory back', async () => {
  const { begun, jobs } = startJobs(createMemoryBudget(500), [500, 500]);
  jobs[0]?.fail(new Error('damaged'));
  await expect(jobs[0]?.ended).rejects.toThrow('damaged');
  expect(begun).toEqual([0, 1]);
});

test('a job that would never fit is refused', async () => {
  await expect(createMemoryBudget(500).run(501, async () => undefined)).rejects.toThrow('no job may have 501 MB');
});
