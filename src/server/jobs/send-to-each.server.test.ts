import { expect, test } from 'vitest';
import { type SendOutcome, sendToEach } from './send-to-each.server.ts';

/** Receivers with as many messages as are named; each message ends when the test says how. */
function sendTo(waiting: Record<string, number>) {
  const begun: { receiver: string; end: (outcome: SendOutcome | Error) => void }[] = [];
  const sender = sendToEach({
    findReceivers: async () => Object.keys(waiting).filter((receiver) => waiting[receiver]),
    sendNext(receiver) {
      if (!waiting[receiver]) return Promise.resolve('nothing to send');
      waiting[receiver] -= 1;
      const { promise, resolve, reject } = Promise.withResolvers<SendOutcome>();
      begun.push({
        receiver,
        end: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
      });
      return promise;
    },
  });
  const take = () => begun.splice(0);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { sender, take, settle, waiting };
}

const names = (begun: readonly { receiver: string }[]) => begun.map(({ receiver }) => receiver);

test('each receiver gets two messages at once, whatever the others do', async () => {
  const { sender, take, settle } = sendTo({ slow: 5, quick: 4 });
  await sender.run();
  const first = take();
  expect(names(first)).toEqual(['slow', 'slow', 'quick', 'quick']);
  for (const { receiver, end } of first) if (receiver === 'quick') end('arrived');
  await settle();
  expect(names(take())).toEqual(['quick', 'quick']);
});

test('one that has failed gets one message at a time, until one arrives', async () => {
  const { sender, take, settle } = sendTo({ erp: 7 });
  await sender.run();
  for (const { end } of take()) end('failed');
  await settle();
  const [alone, ...more] = take();
  expect(more).toEqual([]);
  alone?.end('arrived');
  await settle();
  expect(take()).toHaveLength(2);
});

test('what comes meanwhile for a receiver that is being sent to is not begun twice', async () => {
  const { sender, take, settle, waiting } = sendTo({ erp: 2 });
  await sender.run();
  waiting.erp = 3;
  await sender.run();
  const first = take();
  expect(first).toHaveLength(2);
  for (const { end } of first) end('arrived');
  await settle();
  expect(take()).toHaveLength(2);
});

test('a mistake of ours with one receiver is told by the next run, and the others are sent to', async () => {
  const { sender, take, settle } = sendTo({ broken: 1, sound: 3 });
  await sender.run();
  for (const { receiver, end } of take()) end(receiver === 'broken' ? new Error('no such template') : 'arrived');
  await settle();
  const last = take();
  expect(names(last)).toEqual(['sound']);
  for (const { end } of last) end('arrived');
  await expect(sender.run()).rejects.toThrow('no such template');
  await sender.run();
});

test('a sender that stops begins nothing more and waits for what is being sent', async () => {
  const { sender, take } = sendTo({ erp: 5 });
  await sender.run();
  const stopping = sender.stop();
  for (const { end } of take()) end('arrived');
  expect(await stopping).toBe(2);
  expect(take()).toEqual([]);
});
