import { expect, test } from 'vitest';
import { createLog } from '../../server/log.server.ts';
import { HttpError, Refusal } from '../../server/refuse.server.ts';
import { forEachRecord } from './for-each-record.server.ts';

test('each record is changed once, and each refusal is told with its reason', async () => {
  const changed: string[] = [];
  const reply = await forEachRecord(['a', 'b', 'a', 'c', 'd'], createLog('silent'), async (key) => {
    if (key === 'b') return new Refusal('not_allowed', 'Order b is Rejected.');
    if (key === 'c') throw new HttpError(404, 'Order c was not found.');
    if (key === 'd') throw new Error('disk full');
    changed.push(key);
    return undefined;
  });
  expect(changed).toEqual(['a']);
  expect(reply).toEqual({
    success: true,
    done: ['a'],
    refused: [
      { key: 'b', message: 'Order b is Rejected.', refusal: 'not_allowed' },
      { key: 'c', message: 'Order c was not found.' },
      { key: 'd', message: 'Something went wrong on our side. Nothing was changed here.' },
    ],
  });
});
