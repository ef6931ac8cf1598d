import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const keys: string[] = [];
const lost = (key: string) => {
  keys.push(key);
  return Promise.reject(new Error('the reply is lost'));
};
const replied = (key: string) => {
  keys.push(key);
  return Promise.resolve({ success: true as const });
};

test('a request whose reply was lost keeps its key, also when another one is sent in between', async () => {
  const [first, second] = [{ lines: [1] }, { lines: [2] }];
  await expect(sendOnce('rfi', first, lost)).rejects.toThrow('lost');
  await sendOnce('rfi', second, replied);
  await sendOnce('rfi', first, replied);
  await sendOnce('rfi', first, replied);
  const [lostKey, other, again, later] = keys;
  expect(again).toBe(lostKey);
  expect(new Set([lostKey, other, later]).size).toBe(3);
});
