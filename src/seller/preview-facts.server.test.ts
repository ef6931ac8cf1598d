import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { minutesAfter } from '../lib/dates.ts';
import { sites } from '../sites/resolve-site.ts';
import { partOf } from './fact-parts.ts';
import { beginPreview, previewMinutes, siteInPreview } from './preview-facts.server.ts';

const store = setUp(openTestStore);

const begin = async () => {
  const data = { ...partOf('home').read(sites.nod), headline: 'Six makers, one counter.' };
  return beginPreview(store.database, sites.nod, { part: 'home', data, now: store.now() });
};

test('the ticket of a preview shows the site as it would be, and its page', async () => {
  const found = await siteInPreview(store.database, sites.nod, await begin(), store.now());
  expect(found?.page).toBe('/');
  expect(found?.site.content.home.headline).toBe('Six makers, one counter.');
  expect(found?.site.contact).toEqual(sites.nod.contact);
});

test('it ends after half an hour, and holds on its own site only', async () => {
  const ticket = await begin();
  const ended = minutesAfter(store.now(), previewMinutes);
  expect(await siteInPreview(store.database, sites.nod, ticket, ended)).toBeUndefined();
  expect(await siteInPreview(store.database, sites.gwd, ticket, store.now())).toBeUndefined();
  expect(await siteInPreview(store.database, sites.nod, 'guessed', store.now())).toBeUndefined();
});
