import { Transformer } from '@napi-rs/image';
import { beforeAll, expect, test } from 'vitest';
import { addPhoto, createReturn, loadPicture, photo, photosOf } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let token: string;
let picture: { large: string; small: string };
beforeAll(async () => {
  token = await store.signIn('active');
  const { order, returnNo } = await createReturn(store, token);
  await addPhoto(store, token, returnNo, photo());
  const [added] = await photosOf(store, token, order);
  if (!added) throw new Error('the photo was not added');
  picture = added;
});

test('its owner sees it in two sizes, as a picture that is never cached or run', async () => {
  for (const [path, width] of [
    [picture.large, 640],
    [picture.small, 320],
  ] as const) {
    const reply = await loadPicture(store, path, `auth_key=${token}`);
    expect(reply.status).toBe(200);
    expect(new Transformer(Buffer.from(await reply.arrayBuffer())).metadataSync()).toMatchObject({
      width,
      format: 'webp',
    });
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  }
});

test('nobody else sees it', async () => {
  const statusFor = async (cookie: string | undefined, path = picture.large, site: 'nod' | 'zwz' = 'nod') =>
    (await loadPicture(store, path, cookie, site)).status;
  expect(await statusFor(`auth_key=${await store.signIn('newbalance0')}`)).toBe(404);
  expect(await statusFor(`auth_key=${await store.signIn('active', 'zwz')}`, picture.large, 'zwz')).toBe(404);
  expect(await statusFor('auth_key=dead')).toBe(303);
  expect(await statusFor(undefined)).toBe(303);
  const wrongHash = picture.large.replace(/[0-9a-f]{16}/, '0123456789abcdef');
  for (const path of [
    wrongHash,
    '/return-pictures/x/large-1.webp',
    '/return-pictures/999999/large-0123456789abcdef.webp',
  ])
    expect(await statusFor(`auth_key=${token}`, path)).toBe(404);
});
