import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { uploadImport } from '../../tests/actions/imports.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { problemHeading } from './columns/header-hash.ts';
import { startCheck } from './control-import.server.ts';
import { beginImport, finishUpload, partBytes, storeImportPart } from './upload-import.server.ts';

const store = setUp(openTestStore);

const by = 'Meera Iyer';
const now = () => store.now();
const finish = (id: number) => finishUpload(store.database, sites.nod, { id, by, now: now() });
const begin = () => beginImport(store.database, sites.nod, { kind: 'stock', fileName: 'a.csv', by, now: now() });

test('a file in several parts is put together; columns are recognised', async () => {
  const file = `Part No,Qty,Remark\n${'N-1,7,x\n'.repeat(150_000)}`;
  expect(file.length).toBeGreaterThan(partBytes);
  expect(await uploadImport(store, 'stock', file, 'closing.csv')).toMatchObject({
    state: 'uploaded',
    fileName: 'closing.csv',
    format: 'csv',
    bytes: file.length,
    createdBy: by,
    header: ['Part No', 'Qty', 'Remark'],
    mapping: ['itemcode', 'on_hand', ''],
  });
});

test('a part that is sent again replaces itself; a missing part is refused', async () => {
  const id = await begin();
  await storeImportPart(store.database, id, 1, Buffer.from('N-2,8'));
  expect(await finish(id)).toMatchObject({ refusal: 'incomplete' });
  for (const text of ['wrong', 'itemcode,on_hand\nN-1,7\n'])
    await storeImportPart(store.database, id, 0, Buffer.from(text));
  expect(await finish(id)).toBeUndefined();
});

test('an upload that is finished again, because the reply was lost, has one answer and one entry in the audit trail', async () => {
  const id = await begin();
  await storeImportPart(store.database, id, 0, Buffer.from('itemcode,on_hand\nN-1,7\n'));
  expect(await Promise.all([finish(id), finish(id)])).toEqual([undefined, undefined]);
  expect(await finish(id)).toBeUndefined();
  const { rows } = await store.database.$client.query(
    "select count(*)::int as entries from audit_trail where action = 'import uploaded' and details ->> 'importId' = $1",
    [String(id)],
  );
  expect(rows).toEqual([{ entries: 1 }]);

  const empty = await begin();
  await storeImportPart(store.database, empty, 0, Buffer.from('#!/bin/sh'));
  const refused = { refusal: 'unreadable', message: expect.stringContaining('This is a script') };
  for (let i = 0; i < 2; i += 1) expect(await finish(empty)).toMatchObject(refused);
  expect(await finish(999_999)).toMatchObject({ refusal: 'unknown' });
});

test('pictures whose check could not be started are checked when the upload is finished again', async () => {
  const change = (text: string) => store.database.$client.query(text);
  const id = await beginImport(store.database, sites.nod, { kind: 'pictures', fileName: 'a.zip', by, now: now() });
  await storeImportPart(store.database, id, 0, zipSync({ 'N-1.png': new Uint8Array(9) }));
  await change(`create function stop_checks() returns trigger language plpgsql as
      $$ begin raise exception 'the process ended'; end $$;
    create trigger stop_checks before update of state on imports for each row when (new.state = 'checking')
      execute function stop_checks()`);
  await expect(finish(id)).rejects.toThrow();
  await change('drop trigger stop_checks on imports; drop function stop_checks()');
  expect(await Promise.all([finish(id), finish(id)])).toEqual([undefined, undefined]);
  const { rows } = await change(`select state, (select count(*)::int from audit_trail
      where action = 'import uploaded' and details ->> 'importId' = m.id::text) as uploads from imports m where id = ${id}`);
  expect(rows).toEqual([{ state: 'checking', uploads: 1 }]);
});

test('a file that is no table leaves nothing', async () => {
  expect(await uploadImport(store, 'stock', '#!/bin/sh\nexit', 'stock.csv')).toContain('This is a script');
  expect(await uploadImport(store, 'stock', '')).toBe('The file is empty.');
});

test('columns are matched as staff matched them the last time, in a corrected file too', async () => {
  const uploaded = await uploadImport(store, 'stock', 'A,B,C\nN-1,x,7');
  const { id } = uploaded as Exclude<typeof uploaded, string>;
  const mapping = ['itemcode', 'shelf', 'on_hand'];
  await startCheck(store.database, sites.nod, { id, mapping, by, now: now() });
  expect(await uploadImport(store, 'stock', 'a,b,c\nN-9,y,1')).toMatchObject({ mapping });
  expect(await uploadImport(store, 'stock', `A,B,C,${problemHeading}\nN-9,y,1,?`)).toMatchObject({
    mapping: [...mapping, ''],
  });
});
