import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { mergeCategories } from '../../catalogue/categories/merge-categories.server.ts';
import { renameCategory } from '../../catalogue/categories/rename-category.server.ts';
import { warnOfCertificatesThatEnd } from '../../catalogue/certificates/warn-of-ends.server.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { waitingWork } from '../today/today.contract.ts';
import {
  addCertificateFileAtDesk,
  certificateFormAtDesk,
  endCertificateAtDesk,
  listCertificatesAtDesk,
  saveCertificateAtDesk,
} from './certificates.contract.ts';

const noon = new Date('2026-12-01T06:30:00Z');
const site = 'nod' as const;

const store = setUp(openTestStore);
let desk: string;
let item: { id: number; code: string };
beforeAll(async () => {
  store.setClock(noon);
  desk = await store.signInAtDesk('catalogue');
  const { rows } = await store.database.$client.query<typeof item>(
    "select id::int, code from items where site = 'nod' and maker = 'IKO' order by id limit 1",
  );
  item = rows[0] as typeof item;
});
/** Sessions at the desk end within hours. */
async function on(time: Date | string) {
  store.setClock(new Date(time));
  desk = await store.signInAtDesk('catalogue');
}
beforeEach(async () => {
  await on(noon);
  await store.database.$client.query('delete from certificates');
});

type Typed = Partial<RequestInput<typeof saveCertificateAtDesk>>;
const typed = {
  scope: 'maker',
  maker: 'IKO',
  kind: 'bis',
  number: 'CM/L-1234567',
  standard: 'IS 6455',
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
};
const save = async (change: Typed = {}) =>
  (await store.call(saveCertificateAtDesk, { site, ...typed, ...change }, { desk })).body;
const list = async (view = '', q = '') =>
  (await store.call(listCertificatesAtDesk, { site, view, q }, { desk })).body.rows;
const end = async (id: number) => (await store.call(endCertificateAtDesk, { site, id }, { desk })).body;
const upload = async (file: Uint8Array = makePng(), name = 'licence.png') =>
  (await store.call(addCertificateFileAtDesk, { site, name }, { desk, file })).body;
const open = (path: string, { host = 'nod.localhost', cookie = '' } = {}) =>
  store.app.request(path, { headers: { host, cookie } }, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
const audit = async () =>
  (
    await store.database.$client.query(
      "select action, subject, details from audit_trail where action like 'certificate%' order by id desc limit 1",
    )
  ).rows[0];

test('a certificate is entered for a maker, a category of a maker or one item, and listed by its end', async () => {
  await save();
  await save({ scope: 'category', category: 'Needle roller', number: '7654321', validTo: '' });
  await save({ scope: 'item', maker: '', itemCode: item.code, kind: 'test', number: 'T-9', validTo: '2027-03-31' });
  const rows = await list();
  expect(
    rows.map(({ number, maker, category, itemCode, validTo }) => [number, maker, category, itemCode, validTo]),
  ).toEqual([
    ['T-9', '', '', item.code, '2027-03-31'],
    ['CM/L-1234567', 'IKO', '', null, '2027-12-31'],
    ['CM/L-7654321', 'IKO', 'Needle roller', null, null],
  ]);
  expect((await list('', 'needle')).map(({ number }) => number)).toEqual(['CM/L-7654321']);
  expect(await list('', '%')).toEqual([]);
});

test.each<[what: string, change: Typed, field: string, sentence: string]>([
  ['a number that is none', { number: 'IS 6455' }, 'number', 'CM/L- and 7 to 10 digits'],
  ['an end that has passed', { validTo: '2026-11-30' }, 'validTo', 'This day has passed'],
  ['an end before its beginning', { validFrom: '2028-01-01' }, 'validTo', 'before the first'],
  ['a day that there is not', { validFrom: '2026-02-30' }, 'validFrom', 'enter a date'],
  ['no kind', { kind: 'ecas' }, 'kind', 'what kind'],
])('%s is said at its field, and nothing is written', async (_, change, field, sentence) => {
  const { success, errors } = await save(change);
  expect([success, errors?.[0]?.field, errors?.[0]?.message]).toEqual([
    false,
    field,
    expect.stringContaining(sentence),
  ]);
  expect(await list()).toEqual([]);
});

test.each<[Typed, string, string]>([
  [{ maker: 'Nobody' }, 'maker', 'No item of this maker is on sale.'],
  [{ scope: 'category', category: 'Grease' }, 'category', 'IKO has no items in this category on sale.'],
  [{ scope: 'item', itemCode: 'X-1' }, 'itemCode', 'No item has the stock code X-1.'],
  [{ file: '999999' }, 'file', 'The file is no longer here. Please choose it again.'],
])('%j is refused at its field', async (change, refusal, message) => {
  expect(await save(change)).toMatchObject({ success: false, refusal, message });
});

test('sent twice it is there once; the same number with other days is asked about', async () => {
  const answers = [await save(), await save()];
  expect(answers.map(({ success }) => success)).toEqual([true, true]);
  expect(await list()).toHaveLength(1);
  const { refusal, message } = await save({ validTo: '2029-12-31' });
  expect([refusal, message]).toEqual(['number', expect.stringContaining('in the list already, from 1 Jan 2026')]);
});

test('two at the same moment are one', async () => {
  await Promise.all([save(), save(), save()]);
  expect(await list()).toHaveLength(1);
});

test('a newer one takes the place of the older on its first day, and once', async () => {
  await save({ validTo: '2027-01-20' });
  const [old] = await list();
  expect(await list('ending')).toHaveLength(1);
  const newer = { replaces: old?.id, validFrom: '2027-01-11', validTo: '2029-01-10' };
  expect((await save(newer)).success).toBe(true);
  expect((await save(newer)).success).toBe(true);
  expect((await list()).map(({ validFrom, validTo, isReplaced }) => [validFrom, validTo, isReplaced])).toEqual([
    ['2026-01-01', '2027-01-10', true],
    ['2027-01-11', '2029-01-10', false],
  ]);
  expect(await list('ending')).toEqual([]);
  expect(await save({ replaces: old?.id, number: '7777777' })).toMatchObject({
    refusal: 'ended',
    message: 'Somebody has replaced this certificate already.',
  });
  expect(await audit()).toMatchObject({
    action: 'certificate replaced',
    subject: 'CM/L-1234567',
    details: { before: { validTo: '2027-01-20' }, after: { validFrom: '2027-01-11' } },
  });
  await on('2027-01-11T06:30:00Z');
  expect(await list()).toHaveLength(1);
  expect((await list('ended')).map(({ id }) => id)).toEqual([old?.id]);
});

test('one whose successor is ended before it begins is warned of again', async () => {
  await save({ validTo: '2027-01-20' });
  const [old] = await list();
  await save({ replaces: old?.id, validFrom: '2027-01-11', validTo: '2029-01-10' });
  await save({ kind: 'iso', number: 'Q 1', standard: 'ISO 9001' });
  const others = (await list()).filter(({ id }) => id !== old?.id);
  expect(await list('ending')).toEqual([]);
  for (const { id } of others) await end(id);
  expect((await list('ending')).map(({ id, validTo }) => [id, validTo])).toEqual([[old?.id, '2027-01-10']]);
});

test('one that begins at once ends the other now', async () => {
  await save();
  const [old] = await list();
  await save({ replaces: old?.id, number: '7777777', validFrom: '2026-12-01' });
  expect((await list()).map(({ number }) => number)).toEqual(['CM/L-7777777']);
  expect((await list('ended')).map(({ number }) => number)).toEqual(['CM/L-1234567']);
});

test('it is ended once; who comes second is told who was first', async () => {
  await save();
  const [row] = await list();
  expect(await end(row?.id ?? 0)).toEqual({ success: true });
  expect(await end(row?.id ?? 0)).toMatchObject({
    refusal: 'ended',
    message: expect.stringContaining('ended this certificate, 1 Dec 2026'),
  });
  expect(await list()).toEqual([]);
  expect(await audit()).toMatchObject({ action: 'certificate ended', details: { before: { standard: 'IS 6455' } } });
});

test('a file is kept when it is a whole PDF, JPG or PNG, and may be named within a day', async () => {
  expect(await upload(Buffer.from('hello'))).toMatchObject({
    refusal: 'file',
    message: expect.stringContaining('PDF, JPG or PNG'),
  });
  const { id, fileName } = await upload(makePng(), 'C:\\scans\\licence.pdf');
  expect(fileName).toBe('licence.png');
  await on(new Date(noon.getTime() + 25 * 3_600_000));
  expect(await save({ file: String(id) })).toMatchObject({ refusal: 'file' });
});

test('buyers open the file while the certificate holds; staff always', async () => {
  const { id } = await upload();
  const status = async (path = `/certificates/${id}`, from = {}) => (await open(path, from)).status;
  expect(await status()).toBe(404);
  await save({ file: String(id), validFrom: '2026-12-01', validTo: '2026-12-10' });
  const reply = await open(`/certificates/${id}`);
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
    200,
    'image/png',
    expect.stringContaining('attachment; filename="BIS licence CM-L-1234567 to IS 6455.png"'),
  ]);
  expect(await status(`/certificates/${id}`, { host: 'zwz.localhost' })).toBe(404);
  expect(await status('/certificates/x')).toBe(404);
  const atDesk = `/desk/files/nod/certificates/${id}`;
  expect([await status(atDesk), await status(atDesk, { cookie: `desk=${desk}` })]).toEqual([401, 200]);
  expect(await status(`/desk/files/gwd/certificates/${id}`, { cookie: `desk=${desk}` })).toBe(404);
  await on('2026-12-11T06:30:00Z');
  expect(await status()).toBe(404);
});

test('whoever asks for one file after the other is stopped', async () => {
  const replies = [];
  for (let id = 1; id <= 302; id += 1) replies.push((await open(`/certificates/${id}`)).status);
  expect([replies[0], replies.at(-1)]).toEqual([404, 429]);
});

test('the form offers the makers and categories on sale, and what is replaced', async () => {
  await save();
  const [row] = await list();
  const { body } = await store.call(certificateFormAtDesk, { site, replaces: row?.id }, { desk });
  expect([body.makers, body.categories]).toEqual([
    expect.arrayContaining(['IKO', 'ZWZ']),
    expect.arrayContaining(['Needle roller', 'Grease']),
  ]);
  expect(body.replaced).toMatchObject({ number: 'CM/L-1234567' });
  const elsewhere = await store.call(certificateFormAtDesk, { site: 'gwd', replaces: row?.id }, { desk });
  expect(elsewhere.body.replaced).toBeNull();
});

test('60 days before its end it waits in Today, and one mail is sent', async () => {
  const waiting = async () =>
    (await store.call(waitingWork, { site }, { desk })).body.waiting.find(({ kind }) => kind === 'certificates')?.count;
  const mails = async () =>
    (
      await store.database.$client.query<{ receiver: string; names: string[] }>(
        `select receiver, (select array_agg(c ->> 'number') from jsonb_array_elements(data -> 'certificates') c) as names
          from outbox where template = 'certificates-end' order by id`,
      )
    ).rows;
  await save({ validTo: '2027-01-31' });
  await save({ kind: 'iso', number: 'Q 1', validTo: '2027-01-31' });
  const runJobs = () =>
    Promise.all([1, 2, 3].map(() => warnOfCertificatesThatEnd(store.database, store.server.sites.nod, store.now())));
  await runJobs();
  expect([await waiting(), await mails()]).toEqual([undefined, []]);
  await on('2026-12-02T06:30:00Z');
  await runJobs();
  await runJobs();
  const receiver = store.server.sites.nod.contact.email;
  expect([await waiting(), await mails()]).toEqual([2, [{ receiver, names: ['CM/L-1234567', 'Q 1'] }]]);
  await on('2027-02-02T06:30:00Z');
  expect(await waiting()).toBe(2);
  for (const { id } of await list('ending')) await end(id);
  expect(await waiting()).toBeUndefined();
});

test('certificates go with their category when it is renamed or merged; of two that are the same then, one stays', async () => {
  const about = { scope: 'category', category: 'Needle roller' };
  await save(about);
  await save({ ...about, category: 'Needle cage' });
  await save({ ...about, category: 'Needle cage', number: '7654321' });
  const by = { by: 'Meera', now: store.now() };
  await renameCategory(store.database, sites.nod, { from: 'Needle roller', to: 'Needle bearing', ...by });
  const listed = async () => (await list()).map(({ category, number }) => [category, number]).toSorted();
  expect((await listed())[0]).toEqual(['Needle bearing', 'CM/L-1234567']);
  const { rows } = await store.database.$client.query<{ items: number }>(
    "select count(*)::int as items from items where site = 'nod' and category = 'Needle cage'",
  );
  const merging = { from: 'Needle cage', into: 'Needle bearing', items: rows[0]?.items ?? 0 };
  expect(await mergeCategories(store.database, sites.nod, { ...merging, ...by })).toMatchObject({
    items: merging.items,
  });
  expect(await listed()).toEqual([
    ['Needle bearing', 'CM/L-1234567'],
    ['Needle bearing', 'CM/L-7654321'],
  ]);
});
