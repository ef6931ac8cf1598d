import { expect, test } from 'vitest';
import { readInParts } from './read-in-parts.ts';

const text = async (body: ReadableStream<Uint8Array> | undefined) => new Response(body).text();

test('a file is put together from its parts', async () => {
  const file = Buffer.from('certificate');
  const opened = await readInParts(async (from) => ({ bytes: file.length, part: file.subarray(from, from + 4) }));
  expect([opened?.bytes, await text(opened?.body)]).toEqual([11, 'certificate']);
});

test('a file that is removed while it is read ends with an error, not as if it were whole', async () => {
  const opened = await readInParts(async (from) => (from === 0 ? { bytes: 9, part: Buffer.from('half') } : undefined));
  await expect(text(opened?.body)).rejects.toThrow('this file was removed while it was being read');
});

test('where there is no file, nothing is opened', async () => {
  expect(await readInParts(async () => undefined)).toBeUndefined();
});
