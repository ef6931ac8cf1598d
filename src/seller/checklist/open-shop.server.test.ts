import { expect, test } from 'vitest';
import { makeShopReady, openingContext, openingTools, realSettings } from '../../../tests/actions/ready-shop.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { hoursAfter } from '../../lib/dates.ts';
import { lastOpening } from '../opening/open-site.server.ts';
import { closeShop, openShop } from './open-shop.server.ts';

const store = setUp(() => openTestStore({ settings: realSettings }));

const nod = () => store.server.sites.nod;
const open = async () => {
  const opened = await openShop(openingTools(store), { ...openingContext(store), seen: 'never' });
  await store.server.refreshSites();
  return opened;
};

test('a shop that lacks something stays closed, and the refusal lists it', async () => {
  expect(await open()).toMatchObject({
    refusal: 'not_ready',
    message: expect.stringMatching(/^NOD cannot open yet\. Missing: Legal name, Address, .*A trial SMS/),
  });
  expect(nod().isOpen).toBe(false);
  expect(await closeShop({ ...openingContext(store), seen: 'never' })).toMatchObject({ refusal: 'closed' });
  expect(await lastOpening(store.database, nod())).toBeUndefined();
});

test('of two who open it at once one does, and what was tested before is cancelled', async () => {
  await makeShopReady(store);
  const both = await Promise.all([open(), open()]);
  expect(both).toContainEqual({ cancelled: 0, left: [] });
  expect(both).toContainEqual(
    expect.objectContaining({ refusal: expect.stringMatching(/^(open|changed_meanwhile)$/) }),
  );
  expect(nod().isOpen).toBe(true);
});

test('it is closed once, by whoever knows when it was opened', async () => {
  const { since } = (await lastOpening(store.database, nod())) ?? {};
  const seen = since?.toISOString() ?? 'never';
  const site = nod();
  const close = (asSeen: string) => closeShop({ ...openingContext(store), site, seen: asSeen });
  expect(await close('never')).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringMatching(/^Arjun Shah has opened NOD, /),
  });
  store.setClock(hoursAfter(store.now(), 1));
  expect(await close(seen)).toBeUndefined();
  expect(await close(seen)).toMatchObject({ message: expect.stringMatching(/^Arjun Shah has closed NOD, /) });
  expect(await closeShop({ ...openingContext(store), site: { ...site, code: 'gwd' }, seen })).toMatchObject({
    message: 'NOD was never opened or closed.',
  });
  const again = (await lastOpening(store.database, site))?.since.toISOString() ?? '';
  expect(await close(again)).toMatchObject({ refusal: 'closed' });
});
