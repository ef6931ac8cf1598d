import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { loadPage } from '../../../tests/actions/load-page.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loader } from './calculate.route.tsx';

const store = setUp(openTestStore);

const open = (query: string) => loadPage(store, loader, `/calculate${query}`);

test('a number that is sold brings its ratings, and others for its shaft are found', async () => {
  const { subject, itemId, calculation, found } = await open('?bearing=6308&fr=4.5&n=1000');
  expect(subject?.rated.dynamicKN).toBeGreaterThan(30);
  expect(itemId).toBeGreaterThan(0);
  expect(calculation?.life).toMatchObject({ hours: expect.any(Number) });
  expect(found?.boreMm).toBe(40);
  expect(found?.total).toBeGreaterThan(0);
});

test('the item that the number was taken from is kept until the number is changed', async () => {
  const { NU2310M: id = 0, '6308': other = 0 } = await findItemIds(store, 'nod', ['NU2310M', '6308']);
  expect((await open(`?bearing=NU2310M&item=${id}`)).itemId).toBe(id);
  expect((await open(`?bearing=6308&item=${id}`)).itemId).toBe(other);
});

test('a wrong figure is never left out silently', async () => {
  const { calculation, found, subject } = await open('?bearing=6308&fr=4.5&fa=9x&n=1000');
  expect([calculation, found, subject?.name]).toEqual([undefined, undefined, '6308']);
});

test('a number that is not sold is read, one that is none says so, a shaft alone finds bearings', async () => {
  expect(await open('?bearing=6308-2RS1/C4WT&fr=4.5')).toMatchObject({ itemId: undefined, bearingProblem: '' });
  const { bearingProblem, subject } = await open('?bearing=nonsense');
  expect([bearingProblem, subject]).toEqual(['nonsense is no rolling bearing that we can calculate.', undefined]);
  expect((await open('?bore=40&fr=4.5&n=1000')).found?.total).toBeGreaterThan(0);
  expect((await open('')).found).toBeUndefined();
});
