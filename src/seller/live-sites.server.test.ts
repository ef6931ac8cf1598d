import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { numberPrefixes } from '../sites/number-prefixes.ts';
import { sites as codesSites } from '../sites/resolve-site.ts';
import { changeFacts } from './change-facts.server.ts';
import { partOf } from './fact-parts.ts';
import { applyFacts, openLiveSites } from './live-sites.server.ts';
import { findVersions } from './seller-facts.db.ts';

const store = setUp(openTestStore);

test('another process takes over what was changed when it next looks', async () => {
  const other = await openLiveSites(store.database, { demo: true, clock: store.now });
  const { nod } = other.sites;
  const data = { ...partOf('company').read(nod), tagline: 'Bearings since 1969' };
  const author = { by: 'Arjun Shah', staffId: null, now: store.now() };
  await changeFacts(store.database, nod, { part: 'company', data, seen: 0, ...author });
  expect(other.sites.nod.tagline).toBe(nod.tagline);
  await other.refreshSites();
  expect(other.sites.nod.tagline).toBe('Bearings since 1969');
  expect(other.sites.nod.revision).not.toBe(nod.revision);
  expect(other.sites.zwz).toEqual({ ...codesSites.zwz, revision: '' });
});

test('numbers are found by every prefix that the seller ever had', async () => {
  const { sites, refreshSites } = await openLiveSites(store.database, { demo: true, clock: store.now });
  const author = { by: 'Arjun Shah', staffId: null, now: store.now() };
  let seen = 0;
  for (const numberPrefix of ['PBH', 'SBC', 'NOD', 'SBC']) {
    const data = { ...partOf('identity').read(sites.nod), numberPrefix };
    await changeFacts(store.database, sites.nod, { part: 'identity', data, seen, ...author });
    const [newest] = await findVersions(store.database, { site: 'nod', part: 'identity', limit: 1 });
    seen = newest?.id ?? 0;
    await refreshSites();
  }
  expect(numberPrefixes(sites.nod)).toEqual(['SBC', 'NOD', 'PBH']);
});

test('a look at unchanged facts keeps the sites as they are', async () => {
  const { sites, refreshSites } = await openLiveSites(store.database, { demo: true, clock: store.now });
  const { nod } = sites;
  await refreshSites();
  expect(sites.nod).toBe(nod);
});

test('a version of before a field was added keeps what it says', () => {
  const { holidays: _added, ...older } = partOf('calendar').read(codesSites.nod);
  const data = { ...older, opens: '08:15' };
  const { nod } = applyFacts(codesSites, [{ id: 1, site: 'nod', part: 'calendar', data, formerPrefixes: null }]);
  expect(nod.calendar.hours.opens).toBe('08:15');
  expect(nod.calendar.holidays).toEqual(codesSites.nod.calendar.holidays);
});

test.each([
  ['a part of a later version', { part: 'loyalty', data: {} }],
  ['data of another shape', { part: 'company', data: { legalName: ['NOD'] } }],
])('%s leaves the facts of the code', (_case, found) => {
  const { nod } = applyFacts(codesSites, [{ id: 1, site: 'nod', formerPrefixes: null, ...found }]);
  expect({ ...nod, revision: '' }).toEqual(codesSites.nod);
});
