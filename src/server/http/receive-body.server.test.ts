import { expect, test } from 'vitest';
import { receiveBody } from './receive-body.server.ts';

function arrival() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sender = controller;
    },
  });
  return {
    body,
    send: (bytes: number) => sender?.enqueue(new Uint8Array(bytes).fill(7)),
    end: () => sender?.close(),
  };
}

test('a body is what arrived, in the order in which it did', async () => {
  const { body, send, end } = arrival();
  const received = receiveBody(body, '192.0.2.1', 1000);
  for (const bytes of [1, 600, 2]) send(bytes);
  end();
  expect(await received).toEqual(new Uint8Array(603).fill(7));
});

test('a body is refused with the part that makes it too large', async () => {
  const { body, send } = arrival();
  const received = receiveBody(body, '192.0.2.1', 1000);
  send(600);
  send(401);
  expect(await received).toBeUndefined();
});

test.each([
  ['network', () => '198.51.100.7'],
  ['/48 with an address for each', (body: number) => `2001:db8:5:${body.toString(16)}::1`],
])('when bodies that do not end hold too much, the %s that holds most gives way, nobody else', async (_who, from) => {
  const honest = arrival();
  const own = receiveBody(honest.body, '192.0.2.1', 1_000_000);
  honest.send(900_000);
  const slow = Array.from({ length: 70 }, arrival);
  const results = slow.map(({ body }, index) =>
    receiveBody(body, from(index), 1_000_000).catch((cause: { status: number }) => cause.status),
  );
  for (const { send } of slow) send(999_000);
  expect(await Promise.race(results)).toBe(429);
  honest.end();
  expect((await own)?.byteLength).toBe(900_000);
  for (const { end } of slow) end();
  const answers = await Promise.all(results);
  expect(answers.filter((answer) => answer === 429).length).toBe(7);
});
