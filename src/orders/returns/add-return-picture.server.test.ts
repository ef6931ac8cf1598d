import { beforeAll, expect, test } from 'vitest';
import { addPhoto, createReturn, photo, photosOf } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decideReturn } from './decide-return.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

test('a photo is resized and shown with the return, and the audit trail has it', async () => {
  const { order, returnNo } = await createReturn(store, token);
  expect((await addPhoto(store, token, returnNo.toLowerCase(), photo(1280))).body).toEqual({
    success: true,
    message: 'Photo added.',
  });
  expect(await photosOf(store, token, order)).toEqual([
    {
      large: expect.stringMatching(/^\/return-pictures\/\d+\/large-[0-9a-f]{16}\.webp$/),
      small: expect.stringMatching(/^\/return-pictures\/\d+\/small-[0-9a-f]{16}\.webp$/),
      width: 320,
      height: 120,
    },
  ]);
  const { rows } = await store.database.$client.query(
    "select actor, details->>'return' as return from audit_trail where action = 'photo added to a return' and subject = $1",
    [order],
  );
  expect(rows).toEqual([{ actor: 'buyer', return: returnNo }]);
});

test('five photos are taken, also when two arrive at once for the last place', async () => {
  const { order, returnNo } = await createReturn(store, token);
  for (const width of [100, 101, 102, 103]) await addPhoto(store, token, returnNo, photo(width));
  const replies = await Promise.all([104, 105].map((width) => addPhoto(store, token, returnNo, photo(width))));
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  expect(replies.find(({ body }) => !body.success)?.body).toMatchObject({
    refusal: 'too_many',
    message: 'A return has at most 5 photos.',
  });
  expect(await photosOf(store, token, order)).toHaveLength(5);
});

test('the same photo sent again, as after a lost reply, is there once', async () => {
  const { order, returnNo } = await createReturn(store, token);
  for (const _ of [1, 2]) expect((await addPhoto(store, token, returnNo, photo())).body.success).toBe(true);
  expect(await photosOf(store, token, order)).toHaveLength(1);
});

test('what is no picture, damaged or too big is refused in words, and nothing is kept', async () => {
  const { order, returnNo } = await createReturn(store, token);
  const refused = async (file: Uint8Array) => {
    const { status, body } = await addPhoto(store, token, returnNo, file);
    return [status, body.errors?.[0]?.field, body.message];
  };
  const notThese = 'This is not a JPG, PNG or WebP picture. Please choose another file.';
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const file of [Buffer.from('%PDF-1.7'), Buffer.from('<svg/>'), heic])
    expect(await refused(file)).toEqual([400, 'file', notThese]);
  expect(await refused(photo().subarray(0, 60))).toEqual([400, 'file', expect.stringContaining('damaged')]);
  expect(await refused(Buffer.alloc(0))).toEqual([400, 'file', expect.stringContaining('empty')]);
  expect(await refused(Buffer.alloc(10_000_001))).toEqual([413, 'file', expect.stringContaining('10 MB')]);
  expect(await photosOf(store, token, order)).toEqual([]);
});

test('nobody else adds one, nor a dead session, nor to a return that does not exist', async () => {
  const { order, returnNo } = await createReturn(store, token);
  const statusFor = async (as: string | undefined, name = returnNo) =>
    (await addPhoto(store, as, name, photo())).status;
  expect(await statusFor(await store.signIn('newbalance0'))).toBe(404);
  expect(await statusFor('dead')).toBe(401);
  expect(await statusFor(undefined)).toBe(401);
  for (const name of [`${order}-R9`, order, 'x', '', `${order}-R99999`]) expect(await statusFor(token, name)).toBe(404);
  expect(await photosOf(store, token, order)).toEqual([]);
});

test('an approved return takes photos, a declined one does not', async () => {
  const decide = { returnNo: 1, seen: undefined, answer: 'Please send it back.', by: 'Meera', now: store.now() };
  const approved = await createReturn(store, token);
  await decideReturn(store.database, sites.nod, { ...decide, number: approved.order, approve: true });
  expect((await addPhoto(store, token, approved.returnNo, photo())).body.success).toBe(true);
  const declined = await createReturn(store, token);
  await decideReturn(store.database, sites.nod, { ...decide, number: declined.order, approve: false });
  expect((await addPhoto(store, token, declined.returnNo, photo())).body).toMatchObject({ refusal: 'closed' });
});
