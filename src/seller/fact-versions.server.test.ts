import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { changeFacts } from './change-facts.server.ts';
import { partOf } from './fact-parts.ts';
import { loadVersion, loadVersions } from './fact-versions.server.ts';

const store = setUp(openTestStore);

test('a version is found for its own part and site only', async () => {
  const data = { ...partOf('company').read(sites.nod), tagline: 'Bearings since 1969' };
  const author = { by: 'Arjun Shah', staffId: null, now: store.now() };
  await changeFacts(store.database, sites.nod, { part: 'company', data, seen: 0, ...author });
  const [version] = await loadVersions(store.database, sites.nod, 'company', store.now());
  const id = version?.id ?? 0;
  expect(await loadVersion(store.database, sites.nod, 'company', id)).toMatchObject({ tagline: 'Bearings since 1969' });
  expect(await loadVersion(store.database, sites.nod, 'bank', id)).toBeUndefined();
  expect(await loadVersion(store.database, sites.zwz, 'company', id)).toBeUndefined();
});
