import { beforeAll, expect, test } from 'vitest';
import { checkFile } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let id: number;
const lines = ['itemcode,on_hand,note', 'NO-SUCH,5,"a, b"', "'=1+1,6,x", 'NO-SUCH-2'];
beforeAll(async () => {
  id = (await checkFile(store, 'stock', lines.join('\n'))).id;
});

const open = async (path: string, desk?: string) =>
  store.app.request(
    `/desk/files/${path}`,
    { headers: { host: 'nod.localhost', ...(desk && { cookie: `desk=${desk}` }) } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );

test('wrong lines come as they were in the file, with what is wrong; corrected they can be brought back', async () => {
  const response = await open(`nod/imports/${id}`, await store.signInAtDesk('catalogue'));
  expect(response.headers.get('content-disposition')).toContain(`errors-of-import-${id}.csv`);
  const text = await response.text();
  expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
    'itemcode,on_hand,note,what_is_wrong',
    `NO-SUCH,5,"a, b",Stock code 'NO-SUCH' is not in the catalogue.`,
    `'=1+1,6,x,Stock code '=1+1' is not in the catalogue.`,
    'NO-SUCH-2,,,"The line has 1 values for 3 columns; quote values that contain the separator."',
    '',
  ]);
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' limit 1");
  const corrected = text.replace('NO-SUCH,', `${rows[0].code},`);
  expect((await checkFile(store, 'stock', corrected)).found).toMatchObject({ wrong: 2 });
});

test('strangers are 401, other roles 403, other sites and kinds 404', async () => {
  const catalogue = await store.signInAtDesk('catalogue');
  expect((await open(`nod/imports/${id}`)).status).toBe(401);
  expect((await open(`nod/imports/${id}`, await store.signInAtDesk('sales'))).status).toBe(403);
  expect((await open(`nod/imports/${id}`, await store.signInAtDesk('accounts'))).status).toBe(404);
  for (const path of [`zwz/imports/${id}`, `skf/imports/${id}`, 'nod/imports/x', 'nod/imports/0'])
    expect((await open(path, catalogue)).status).toBe(404);
});
