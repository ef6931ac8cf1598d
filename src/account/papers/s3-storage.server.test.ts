import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeObjectStore } from '../../../tests/fakes/fake-object-store.ts';
import { startRedirectingServer } from '../../../tests/fakes/redirecting-server.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createS3Storage } from './s3-storage.server.ts';

const keys = { accessKeyId: 'papers', secretAccessKey: 'a secret of the tests', region: 'ap-south-1' };
const fake = setUp(() => startFakeObjectStore(keys));
const store = setUp(openTestStore);

const storageWith = (changed: Partial<typeof keys> = {}, endpoint = fake.url) =>
  createS3Storage({ endpoint, bucket: 'shop', ...keys, ...changed });
const paper = { storageKey: 'papers/nod/0b9f', contentType: 'application/pdf' };
const content = Buffer.from('%PDF-1.7 content');
const unreachable = 'The file could not be saved or opened just now. Please try again.';

test('content is sent with its type, found again and removed', async () => {
  const storage = storageWith();
  await storage.put(store.database, paper, content);
  expect(fake.objects.get('/shop/papers/nod/0b9f')).toEqual({ content, contentType: 'application/pdf' });
  expect(Buffer.from((await storage.get(store.database, paper.storageKey)) ?? []).equals(content)).toBe(true);
  await storage.remove(store.database, paper.storageKey);
  expect(fake.objects.size).toBe(0);
  expect(await storage.get(store.database, paper.storageKey)).toBeUndefined();
  await storage.remove(store.database, paper.storageKey);
});

test('a file is fetched in parts, each when the client has taken the one before', async () => {
  const storage = storageWith();
  const scan = Buffer.alloc(4_500_000, 'scan of a certificate ');
  await storage.put(store.database, paper, scan);
  fake.ranges.length = 0;
  const opened = await storage.open(store.database, paper.storageKey);
  expect([opened?.bytes, fake.ranges]).toEqual([4_500_000, ['bytes=0-1999999']]);
  expect(Buffer.from(await new Response(opened?.body).arrayBuffer()).equals(scan)).toBe(true);
  expect(fake.ranges).toEqual(['bytes=0-1999999', 'bytes=2000000-3999999', 'bytes=4000000-5999999']);
  await storage.remove(store.database, paper.storageKey);
  expect(await storage.open(store.database, paper.storageKey)).toBeUndefined();
});

test('a file of a store that knows no parts is sent whole', async () => {
  const whole = createServer((_request, response) => void response.end(content));
  await new Promise<void>((resolve) => whole.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void whole.close());
  const storage = storageWith({}, `http://127.0.0.1:${(whole.address() as AddressInfo).port}`);
  const opened = await storage.open(store.database, paper.storageKey);
  expect(opened?.bytes).toBe(content.byteLength);
  expect(Buffer.from(await new Response(opened?.body).arrayBuffer()).equals(content)).toBe(true);
});

test('a failure that passes is tried again', async () => {
  fake.refusals.push(503);
  await storageWith().put(store.database, paper, content);
  expect(fake.objects.has('/shop/papers/nod/0b9f')).toBe(true);
});

test('a file is sent nowhere else', async () => {
  const elsewhere = await startRedirectingServer();
  const sent = storageWith({}, elsewhere.url).put(store.database, paper, content);
  await expect(sent).rejects.toThrow(unreachable);
  expect(elsewhere.followed).toEqual([]);
  await elsewhere.close();
});

test('a failure that stays, a wrong key and a store that is down are one clear sentence', async () => {
  fake.refusals.push(500, 500, 500);
  const failing = storageWith().put(store.database, paper, content);
  await expect(failing).rejects.toMatchObject({ status: 503, message: unreachable });
  const wrongKey = storageWith({ secretAccessKey: 'another' });
  await expect(wrongKey.get(store.database, paper.storageKey)).rejects.toThrow(unreachable);
  const down = storageWith({}, 'http://127.0.0.1:9');
  await expect(down.remove(store.database, paper.storageKey)).rejects.toThrow(unreachable);
});

test('a file that arrives in part only is the same sentence', async () => {
  const breaking = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('%PDF-1.7', () => response.destroy());
  });
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void breaking.close());
  const storage = storageWith({}, `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`);
  await expect(storage.get(store.database, paper.storageKey)).rejects.toThrow(unreachable);
});
