import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { cityList, stateList } from './regions.contract.ts';

const store = setUp(openTestStore);

test('India has its 36 states and union territories and other territory, the Gulf site seven emirates', async () => {
  const india = await store.call(stateList, {}, { token: await store.signIn('active') });
  expect(india.body.data).toHaveLength(37);
  expect(india.body.data).toContainEqual({ st_id: 27, st_name: 'Maharashtra' });
  const gulf = await store.call(stateList, {}, { site: 'gwd', token: await store.signIn('active', 'gwd') });
  expect(gulf.body.data.map((one) => one.st_name)).toContain('Umm Al Quwain');
  expect(gulf.body.data).toHaveLength(7);
});

test('every state and emirate has cities', async () => {
  for (const site of ['nod', 'gwd'] as const) {
    const token = await store.signIn('active', site);
    const { body } = await store.call(stateList, {}, { site, token });
    // Other Territory lies off the coast.
    for (const { st_name } of body.data.filter(({ st_id }) => st_id !== 97)) {
      const cities = await store.call(cityList, { state_name: st_name }, { site, token });
      expect(cities.body.data.length, st_name).toBeGreaterThan(0);
    }
  }
});

test.each(['Maharashtra', 'maharashtra', '27'])("'%s' names the state with Pune in it", async (state_name) => {
  const { body } = await store.call(cityList, { state_name }, { token: await store.signIn('active') });
  expect(body.data.map((city) => city.ct_name)).toContain('Pune');
});

test.each(['', 'Atlantis', "'; drop table items"])("'%s' is not a state", async (state_name) => {
  const { body } = await store.call(cityList, { state_name }, { token: await store.signIn('active') });
  expect(body).toMatchObject({ success: false, message: 'Please Select State' });
});
