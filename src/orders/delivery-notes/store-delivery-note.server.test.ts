import { beforeAll, expect, test } from 'vitest';
import { addNote, createDispatchedOrder, loadOrderAtDesk, noteOf } from '../../../tests/actions/delivery-notes.ts';
import { makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { removeDeliveryNoteAtDesk } from '../../desk/orders/delivery-notes.contract.ts';

const store = setUp(openTestStore);
let token: string;
let desk: string;
beforeAll(async () => {
  token = await store.signIn('active');
  desk = await store.signInAtDesk('sales');
});

const remove = async (number: string, seen: number) =>
  (await store.call(removeDeliveryNoteAtDesk, { site: 'nod', number, dispatchNo: 1, seen }, { desk })).body;

test('a PDF or a picture becomes the delivery note that the buyer sees; a second one takes its place', async () => {
  const number = await createDispatchedOrder(store, token);
  expect(await noteOf(store, token, number)).toBeUndefined();
  expect((await addNote(store, desk, number, { file: await makePdf() })).body).toEqual({ success: true });
  const first = await noteOf(store, token, number);
  expect(first).toMatchObject({ file_name: 'signed.pdf', href: expect.stringMatching(/^\/delivery-notes\/\d+$/) });
  expect((await addNote(store, desk, number, { file: makePng(), name: 'C:\\scans\\gate 2.jpeg' })).body.success).toBe(
    true,
  );
  const second = await noteOf(store, token, number);
  expect(second).toMatchObject({ file_name: 'gate 2.png' });
  expect(second?.href).not.toBe(first?.href);
  const { dispatches } = await loadOrderAtDesk(store, desk, number);
  expect(dispatches[0]?.signedNote).toMatchObject({ fileName: 'gate 2.png' });
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'delivery note added' and subject = $1 order by id",
    [number],
  );
  expect(rows.map(({ details }) => details)).toEqual([
    { dispatch: 1, before: '', after: 'signed.pdf' },
    { dispatch: 1, before: 'signed.pdf', after: 'gate 2.png' },
  ]);
});

test('a wrong one is removed once', async () => {
  const number = await createDispatchedOrder(store, token);
  await addNote(store, desk, number);
  const { seen } = await loadOrderAtDesk(store, desk, number);
  expect(await remove(number, seen)).toEqual({ success: true });
  expect(await noteOf(store, token, number)).toBeUndefined();
  expect(await remove(number, seen)).toMatchObject({ refusal: 'changed_meanwhile' });
  const { seen: now } = await loadOrderAtDesk(store, desk, number);
  expect(await remove(number, now)).toMatchObject({ refusal: 'gone' });
});

test('of two who add one at once, the second learns who was first', async () => {
  const number = await createDispatchedOrder(store, token);
  const { seen } = await loadOrderAtDesk(store, desk, number);
  const names = ['one.png', 'two.png'];
  const replies = await Promise.all(names.map((name) => addNote(store, desk, number, { seen, name })));
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  expect(replies.find(({ body }) => !body.success)?.body).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringContaining('delivery note added'),
  });
  const shown = names[replies.findIndex(({ body }) => body.success)];
  expect(await noteOf(store, token, number)).toMatchObject({ file_name: shown });
});

test('what is neither PDF nor picture, is damaged or too big is refused in words', async () => {
  const number = await createDispatchedOrder(store, token);
  const refused = async (file: Uint8Array) => {
    const { status, body } = await addNote(store, desk, number, { file });
    return [status, body.message];
  };
  expect(await refused(Buffer.from('<svg/>'))).toEqual([200, expect.stringContaining('not a PDF, JPG or PNG')]);
  expect(await refused(makePng().subarray(0, 60))).toEqual([200, expect.stringContaining('damaged')]);
  expect(await refused(Buffer.alloc(10_000_001))).toEqual([413, expect.stringContaining('10 MB')]);
  expect((await addNote(store, desk, number, { dispatchNo: 2 })).status).toBe(404);
  expect(await noteOf(store, token, number)).toBeUndefined();
});
