import { expect, test } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.server.ts';

function open() {
  const ended: EventStream[] = [];
  const { stream, response } = openEventStream({ site: 'nod', token: 'a' }, (one) => ended.push(one));
  return { stream, response, ended };
}

test('events are written as browsers read them', async () => {
  const { stream, response, ended } = open();
  stream.send('changes', [{ path: 'orders/NOD26000119' }]);
  stream.send('beat', {});
  stream.end();
  stream.end();
  stream.send('beat', {});
  expect(await response.text()).toBe(
    'retry: 3000\n\nevent: changes\ndata: [{"path":"orders/NOD26000119"}]\n\nevent: beat\ndata: {}\n\n',
  );
  expect(ended).toEqual([stream]);
});

test('a client that goes away, or takes nothing for long, ends it', async () => {
  const left = open();
  await left.response.body?.cancel();
  expect(left.ended).toHaveLength(1);
  const asleep = open();
  for (let count = 0; count < 40; count++) asleep.stream.send('beat', {});
  expect(asleep.ended).toHaveLength(1);
});
