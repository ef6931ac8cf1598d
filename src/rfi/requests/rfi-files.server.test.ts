import { beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { answerAsStaff, loadRfiLines, loadRfiNumbers } from '../../../tests/actions/rfi.ts';
import { makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { rfiAtDesk } from '../../desk/rfis/rfi-desk.contract.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { readEnv } from '../../server/env.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addRfiFile } from '../rfi-file.contract.ts';
import { askAgain } from './ask-again.contract.ts';
import { deleteUnsentRfiFiles } from './rfi-files.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});

const upload = (file: Uint8Array, name = 'kiln.png', as: string | undefined = token) =>
  store.call(addRfiFile, { name }, { ...(as !== undefined && { token: as }), file });

async function uploadedId(file: Uint8Array = makePng(), as = token): Promise<number> {
  const { body } = await upload(file, 'kiln.png', as);
  if (!body.success) throw new Error(body.message);
  return body.file_id;
}

type Line = RequestInput<typeof sendRfi>['item_info'][number];

async function sendLine(ask: Partial<Line>, key?: string) {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const item_info = [{ item_detail_id: line.item_detail_id, item_name: line.itemname, ...ask }];
  return store.call(sendRfi, { item_info }, { token, ...(key && { key }) });
}

const download = (path: string, cookie: string | undefined, site: SiteCode = 'nod') =>
  store.app.request(
    path,
    { headers: { host: `${site}.localhost`, ...(cookie !== undefined && { cookie }) } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );

test('target price, remark and file of a line reach the history, the desk and both mails', async () => {
  const drawing = await makePdf(['Cage of the kiln']);
  const { body: added } = await upload(drawing, 'C:\\drawings\\kiln 2.dwg.PDF');
  expect(added).toMatchObject({ success: true, file_name: 'kiln 2.dwg.pdf' });
  const { body } = await sendLine({ target_price: '1,250.50', remark: 'brass cage only', file_id: added.file_id });
  const files = [{ file_id: added.file_id, file_name: 'kiln 2.dwg.pdf', bytes: drawing.byteLength }];
  expect((await loadRfiLines(store, token, body.RefNo))[0]).toMatchObject({
    target_price: 1250.5,
    line_remark: 'brass cage only',
    files,
  });
  const desk = await store.signInAtDesk('sales');
  const { body: atDesk } = await store.call(rfiAtDesk, { site: 'nod', number: body.RefNo }, { desk });
  expect(atDesk.rfi.lines[0]).toMatchObject({ targetMinor: 1250_50, buyerRemark: 'brass cage only', files });
  const { rows } = await store.database.$client.query(
    "select distinct data -> 'lines' -> 0 as line from outbox where data ->> 'rfiNumber' = $1",
    [body.RefNo],
  );
  expect(rows).toEqual([
    {
      line: {
        name: 'NU205',
        maker: 'ZWZ',
        quantity: 4,
        target: '₹\u00a01,250.50',
        remark: 'brass cage only',
        hasFile: true,
      },
    },
  ]);
});

test('a line of which nothing is said has no target, remark or file', async () => {
  const { body } = await sendLine({});
  expect((await loadRfiLines(store, token, body.RefNo))[0]).toMatchObject({
    target_price: 0,
    line_remark: '',
    files: [],
  });
});

test.each(['0', '-5', 'cheap', '1.005', '1000000000.01'])(
  'a target price of %j sends nothing',
  async (target_price) => {
    const before = await loadRfiNumbers(store, token);
    const { body } = await sendLine({ target_price });
    expect(body).toMatchObject({
      success: false,
      refusal: 'bad_target_price',
      message: 'The target price of NU205 must be an amount above 0, such as 1,250.50.',
    });
    expect(await loadRfiNumbers(store, token)).toEqual(before);
    expect(await loadCart(store, token)).toHaveLength(1);
  },
);

test('a remark that is too long sends nothing and says how long it may be', async () => {
  const { status, body } = await sendLine({ remark: 'x'.repeat(501) });
  expect([status, body.success]).toEqual([400, false]);
  expect(JSON.stringify(body)).toContain('at most 500 characters');
});

test('an RFI sent again after a lost reply has its file once', async () => {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const request = { item_info: [{ item_detail_id: line.item_detail_id, file_id: await uploadedId() }] };
  const [first, second] = [
    await store.call(sendRfi, request, { token, key: 'rfi-file-once' }),
    await store.call(sendRfi, request, { token, key: 'rfi-file-once' }),
  ];
  expect(second.body).toEqual(first.body);
  expect((await loadRfiLines(store, token, first.body.RefNo))[0]?.files).toHaveLength(1);
});

test('a file that was sent, of somebody else, of another line, or a day old is refused, and nothing is sent', async () => {
  const sent = await uploadedId();
  await sendLine({ file_id: sent });
  const foreign = await uploadedId(makePng(), await store.signIn('newbalance0'));
  const before = await loadRfiNumbers(store, token);
  for (const file_id of [sent, foreign, 999_999_999, 'x']) {
    await emptyCart(store, token);
    expect((await sendLine({ file_id })).body).toMatchObject({
      refusal: 'file_gone',
      message: 'The file of NU205 is no longer here. Please add it again.',
    });
  }
  const twice = await uploadedId();
  const lines = await fillCart(store, token, [
    ['51105', 4],
    ['6308', 2],
  ]);
  const item_info = lines.map(({ item_detail_id, itemname }) => ({
    item_detail_id,
    item_name: itemname,
    file_id: twice,
  }));
  expect((await store.call(sendRfi, { item_info }, { token })).body).toMatchObject({ refusal: 'file_gone' });
  const now = store.now();
  store.setClock(new Date(now.getTime() + 25 * 3_600_000));
  token = await store.signIn('active');
  expect((await sendLine({ file_id: twice })).body).toMatchObject({ refusal: 'file_gone' });
  store.setClock(now);
  expect(await loadRfiNumbers(store, token)).toEqual(before);
});

test('what is no drawing or photo, damaged, empty or too large is refused at the field', async () => {
  const refused = async (file: Uint8Array) => {
    const { status, body } = await upload(file);
    return [status, body.errors?.[0]?.field, body.message];
  };
  expect(await refused(Buffer.from('AC1032 drawing'))).toEqual([
    400,
    'file',
    'This is not a PDF, JPG or PNG file. Please save the drawing as a PDF and add that.',
  ]);
  expect(await refused(makePng().subarray(0, 60))).toEqual([400, 'file', expect.stringContaining('damaged')]);
  expect(await refused(Buffer.alloc(0))).toEqual([400, 'file', expect.stringContaining('empty')]);
  expect(await refused(Buffer.alloc(10_000_001))).toEqual([413, 'file', expect.stringContaining('10 MB')]);
  expect((await upload(makePng(), 'x.png', 'dead')).status).toBe(401);
});

test('only the buyer and staff of the site download a file, staff only once it was sent', async () => {
  const content = makePng(50, 20);
  const id = await uploadedId(content);
  const [own, atDesk] = [`/rfi-files/${id}`, `/desk/files/nod/rfi-files/${id}`];
  const desk = `desk=${await store.signInAtDesk('sales')}`;
  expect((await download(own, `auth_key=${token}`)).status).toBe(200);
  expect((await download(atDesk, desk)).status).toBe(404);
  await sendLine({ file_id: id });
  for (const [path, cookie] of [
    [own, `auth_key=${token}`],
    [atDesk, desk],
  ] as const) {
    const reply = await download(path, cookie);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(content);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="kiln.png"; filename*=UTF-8''kiln.png`);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await download(own, `auth_key=${await store.signIn('newbalance0')}`)).status).toBe(404);
  expect((await download(own, `auth_key=${await store.signIn('active', 'zwz')}`, 'zwz')).status).toBe(404);
  expect((await download(own, undefined)).status).toBe(303);
  expect((await download(atDesk, undefined)).status).toBe(401);
  expect((await download(atDesk.replace('nod', 'zwz'), desk)).status).toBe(404);
  for (const path of ['/rfi-files/x', '/rfi-files/999999999']) {
    expect((await download(path, `auth_key=${token}`)).status).toBe(404);
  }
});

test('a declined line that is requested again keeps its target, remark and file', async () => {
  const { body } = await sendLine({ target_price: '900', remark: 'brass', file_id: await uploadedId() });
  await answerAsStaff(store, body.RefNo, [{ lineNo: 1 }]);
  const { body: again } = await store.call(askAgain, { rfq_id: body.RefNo }, { token });
  const [line] = await loadRfiLines(store, token, again.RefNo);
  expect(line).toMatchObject({ target_price: 900, line_remark: 'brass', files: [{ file_name: 'kiln.png' }] });
  expect((await download(`/rfi-files/${line?.files[0]?.file_id}`, `auth_key=${token}`)).status).toBe(200);
});

test('lines of one item that become one keep what was said of both', async () => {
  const files = [await uploadedId(), await uploadedId()];
  const item_info = files.map((file_id, index) => ({
    item_name: 'NU205',
    item_id: nu205,
    quantity: '4',
    remark: `place ${index + 1}`,
    ...(index === 1 && { target_price: '700' }),
    file_id,
  }));
  const { body } = await store.call(sendRfi, { item_info }, { token });
  const lines = await loadRfiLines(store, token, body.RefNo);
  expect(lines).toMatchObject([
    { Qty: 8, target_price: 700, line_remark: 'place 1\nplace 2', files: files.map((file_id) => ({ file_id })) },
  ]);
});

let nu205: string;
beforeEach(async () => {
  const { rows } = await store.database.$client.query<{ code: string }>(
    "select code from items where site = 'nod' and name = 'NU205' and retired_at is null",
  );
  nu205 = rows[0]?.code ?? '';
});

test('a file that was not sent goes a day later with its content; one that was sent stays', async () => {
  const [sent, left] = [await uploadedId(), await uploadedId()];
  await sendLine({ file_id: sent });
  const kept = async (id: number) => (await download(`/rfi-files/${id}`, `auth_key=${token}`)).status;
  const afterHours = (hours: number) =>
    deleteUnsentRfiFiles(
      store.database,
      createPaperStorages(readEnv({})),
      new Date(store.now().getTime() + hours * 3_600_000),
    );
  await afterHours(24);
  expect([await kept(sent), await kept(left)]).toEqual([200, 200]);
  await afterHours(26);
  expect([await kept(sent), await kept(left)]).toEqual([200, 404]);
});
