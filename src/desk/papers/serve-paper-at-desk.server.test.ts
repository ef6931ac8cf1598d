import { beforeAll, expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let desk: string;
let pdf: number;
let png: number;
const files = { pdf: await makePdf(['1', '2']), png: makePng() };
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  const token = await store.signIn('pending');
  pdf = (await uploadAs(store, token, { file: files.pdf })).body.paper_id;
  png = (await uploadAs(store, token, { file: files.png, kind: 'trade_licence' })).body.paper_id;
});

const open = (path: string, session = desk) =>
  store.app.request(
    `/desk/files/${path}`,
    { headers: { host: 'zwz.localhost', ...(session && { cookie: `desk=${session}` }) } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );

test('staff save the file, and see a page of a PDF as a picture', async () => {
  const saved = await open(`nod/papers/${pdf}`);
  expect(saved.headers.get('content-disposition')).toContain('attachment; filename="certificate.pdf"');
  expect(Buffer.from(await saved.arrayBuffer()).equals(files.pdf)).toBe(true);
  const page = await open(`nod/papers/${pdf}?page=2`);
  expect([page.headers.get('content-type'), page.headers.get('content-disposition')]).toEqual(['image/png', 'inline']);
  expect(
    Buffer.from(await page.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(page.headers.get('content-security-policy')).toContain('sandbox');
});

test('a picture is shown as it is', async () => {
  const page = await open(`nod/papers/${png}?page=1`);
  expect([page.headers.get('content-type'), page.headers.get('content-disposition')]).toEqual(['image/png', 'inline']);
  expect(Buffer.from(await page.arrayBuffer()).equals(files.png)).toBe(true);
});

test.each([
  ['a page that is not there', () => `nod/papers/${pdf}?page=3`],
  ['a page that is no number', () => `nod/papers/${pdf}?page=x`],
  ['a paper of another site', () => `gwd/papers/${pdf}`],
  ['an unknown site', () => `skf/papers/${pdf}`],
  ['an unknown paper', () => 'nod/papers/0'],
])('%s is 404', async (_what, path) => {
  expect((await open(path())).status).toBe(404);
});

test('strangers are 401, roles that do not check papers and staff of other sites 403 or 401', async () => {
  expect((await open(`nod/papers/${pdf}`, '')).status).toBe(401);
  expect((await open(`nod/papers/${pdf}`, 'nobody')).status).toBe(401);
  expect((await open(`nod/papers/${pdf}`, await store.signInAtDesk('catalogue'))).status).toBe(403);
  const elsewhere = await store.signInAtDesk('sales');
  await store.database.$client.query("delete from staff_roles where role = 'sales' and site = 'nod'");
  expect((await open(`nod/papers/${pdf}`, elsewhere)).status).toBe(403);
});
