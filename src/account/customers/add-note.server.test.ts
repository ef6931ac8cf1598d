import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { addNote } from './add-note.server.ts';

const store = setUp(openTestStore);

const add = (text: string, email = 'active@nod.example') =>
  addNote(store.database, sites.nod, { email, text, by: 'Meera', now: store.now() });

test('a note is kept with who wrote it and when', async () => {
  expect(await add(' Pays by cheque.\nCall before noon. ')).toEqual({ id: expect.any(Number) });
  const { rows } = await store.database.$client.query('select site, text, created_by, created_at from customer_notes');
  expect(rows).toEqual([
    { site: 'nod', text: 'Pays by cheque.\nCall before noon.', created_by: 'Meera', created_at: store.now() },
  ]);
});

test('the same note sent again is one note, until ten minutes later', async () => {
  const count = async () => {
    const { rows } = await store.database.$client.query(
      `select (select count(*)::int from customer_notes where text = 'Closed on Mondays') as notes,
        (select count(*)::int from audit_trail where action = 'note added' and details->>'after' = 'Closed on Mondays') as entries`,
    );
    return rows[0];
  };
  const first = await add('Closed on Mondays');
  expect(await add('Closed on Mondays ')).toEqual(first);
  expect(await count()).toEqual({ notes: 1, entries: 1 });
  expect(await add('Closed on Mondays', 'newbalance0@nod.example')).not.toEqual(first);
  store.setClock(new Date(store.now().getTime() + 600_000));
  expect(await add('Closed on Mondays')).not.toEqual(first);
  expect(await count()).toEqual({ notes: 3, entries: 3 });
});

test('an empty note, a very long one and one on an unknown account are refused', async () => {
  expect(await add(' \n ')).toMatchObject({ refusal: 'no_text' });
  expect(await add('x'.repeat(2001))).toMatchObject({ refusal: 'too_long' });
  expect(await add('x', 'active@zwz.example')).toMatchObject({ refusal: 'unknown_account' });
});
