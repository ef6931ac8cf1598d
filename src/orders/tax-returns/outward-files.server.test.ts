import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { outwardFiles } from './outward-files.server.ts';

const store = setUp(openTestStore);

test('each registration has its own files, and a name is never a formula', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 2]]);
  const { invoice } = await dispatchGoods(store, number);
  await store.database.$client.query(
    `update documents set head = jsonb_set(head, '{billTo,name}', '"=HYPERLINK(1)"') where number = $1`,
    [invoice],
  );
  const month = dayOf(store.now(), sites.nod.calendar.timeZone).slice(0, 7);
  const zip = await outwardFiles(store.database, sites.nod, month);
  if (zip instanceof Refusal) throw new Error(zip.message);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toHaveLength(5 * 8);
  const b2b = strFromU8(files['27AAPFU0939F1ZV/b2b.csv'] ?? new Uint8Array());
  expect(b2b).toContain(`27AAACW1938G1ZB,'=HYPERLINK(1),${invoice}`);
  expect(strFromU8(files['07AAPFU0939F1ZX/b2b.csv'] ?? new Uint8Array())).not.toContain(invoice);
});

test('a site elsewhere files none, and a month is one of twelve', async () => {
  expect(await outwardFiles(store.database, sites.gwd, '2026-11')).toMatchObject({ message: 'GWD files no GSTR-1.' });
  expect(await outwardFiles(store.database, sites.nod, '2026-00')).toMatchObject({
    message: 'Write the month like 2026-11.',
  });
});
