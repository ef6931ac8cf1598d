import { expect, test } from 'vitest';
import { loadPage } from '../../../tests/actions/load-page.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loader } from './home.route.tsx';

const store = setUp(openTestStore);
const tabs = ['New', 'Best Sellers', 'Featured', 'Special Offer'];

test('whoever is signed in finds the offers at the end of the work page, with the items that are sold', async () => {
  const token = await store.signIn('active', 'zwz');
  const { visitor, buyer } = await loadPage(store, loader, '/', 'zwz', token);
  expect(visitor).toBeNull();
  const offers = buyer?.offers;
  expect(offers?.featured?.map(({ title }) => title)).toEqual(tabs);
  const special = offers?.featured?.find(({ title }) => title === 'Special Offer');
  expect(special?.groups.some(({ id }) => (offers?.featuredRows[id] ?? []).length > 0)).toBe(true);
});

test('the home page of everybody has an address of its own for whoever is signed in', async () => {
  const token = await store.signIn('active');
  for (const path of ['/home', '/nodHome']) {
    const { visitor, buyer } = await loadPage(store, loader, path, 'nod', token);
    expect(buyer).toBeNull();
    expect(visitor?.content.brands).toBeDefined();
  }
});
