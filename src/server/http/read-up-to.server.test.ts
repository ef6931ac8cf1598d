import { expect, test } from 'vitest';
import { readUpTo } from './read-up-to.server.ts';

test.each([
  [6, 'abcdef'],
  [5, undefined],
])('of six bytes in two parts, with at most %i, %s is read', async (maxBytes, read) => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of ['abc', 'def']) controller.enqueue(Buffer.from(part));
      if (read !== undefined) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  const content = await readUpTo(body.getReader(), maxBytes);
  expect(content && Buffer.from(content).toString()).toBe(read);
  expect(isCancelled).toBe(read === undefined);
});
