import { expect, test } from 'vitest';
import { receiveBody } from './receive-body.server.ts';

const visitor = { address: '192.0.2.1' };

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
  const received = receiveBody(body, visitor, 1000);
  for (const bytes of [1, 600, 2]) send(bytes);
  end();
  expect(await received).toEqual(new Uint8Array(603).fill(7));
});

test('a body is refused with the part that makes it too large', async () => {
  const { body, send } = arrival();
  const received = receiveBody(body, visitor, 1000);
  send(600);
  send(401);
  expect(await received).toBeUndefined();
});

test.each([
  ['network', () => '198.51.100.7'],
  ['/48 with an address for each', (body: number) => `2001:db8:5:${body.toString(16)}::1`],
])('when bodies that do not end hold too much, the %s that holds most gives way, nobody else', async (_who, from) => {
  const honest = arrival();
  const own = receiveBody(honest.body, visitor, 1_000_000);
  honest.send(900_000);
  const slow = Array.from({ length: 70 }, arrival);
  const results = slow.map(({ body }, index) =>
    receiveBody(body, { address: from(index) }, 1_000_000).catch((cause: { status: number }) => cause.status),
  );
  for (const { send } of slow) send(999_000);
  expect(await Promise.race(results)).toBe(429);
  honest.end();
  expect((await own)?.byteLength).toBe(900_000);
  for (const { end } of slow) end();
  const answers = await Promise.all(results);
  expect(answers.filter((answer) => answer === 429).length).toBe(7);
});

test.each([
  ['member of staff', { staff: { staffId: 7 } }],
  ['verified buyer', { caller: { customerId: 7, standing: 'active' as const } }],
  ['program', { machine: { tokenId: 7 } }],
])('a %s is not pushed out by visitors behind the same address', async (_who, known) => {
  const { address } = visitor;
  const honest = arrival();
  const own = receiveBody(honest.body, { ...known, address }, 1_000_000);
  honest.send(999_500);
  const slow = Array.from({ length: 70 }, arrival);
  const results = slow.map(({ body }) => receiveBody(body, visitor, 1_000_000).catch(() => 'gave way'));
  for (const { send } of slow) send(999_000);
  expect(await Promise.race(results)).toBe('gave way');
  honest.end();
  expect((await own)?.byteLength).toBe(999_500);
  for (const { end } of slow) end();
  await Promise.all(results);
});
