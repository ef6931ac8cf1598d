import { afterEach, expect, test, vi } from 'vitest';
import { changeViews, readViews, viewQuery, withView } from './saved-views.tsx';

test('a view is its filters and sort order, in any order, without the page', () => {
  expect(viewQuery(new URLSearchParams('view=late&q=mills&page=3'))).toBe('q=mills&view=late');
  expect(viewQuery(new URLSearchParams('q=mills&view=late'))).toBe('q=mills&view=late');
});

afterEach(() => vi.unstubAllGlobals());

test('a view that another tab saved meanwhile stays', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  const [mills, late] = [
    { name: 'Mills', query: 'q=mills' },
    { name: 'Late', query: 'view=late' },
  ];
  const list = '/desk/nod/orders';
  changeViews(list, (views) => withView(views, mills));
  expect(changeViews(list, (views) => withView(views, late))).toEqual([mills, late]);
  expect(changeViews(list, (views) => views.filter(({ name }) => name !== late.name))).toEqual([mills]);
  expect(readViews(list)).toEqual([mills]);
});

test('a name that is taken gets the new view; of too many the oldest goes', () => {
  const views = [
    { name: 'Mills', query: 'q=mills' },
    { name: 'Late', query: 'view=late' },
  ];
  expect(withView(views, { name: 'Mills', query: 'q=mill' })).toEqual([views[1], { name: 'Mills', query: 'q=mill' }]);
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, query: '' }));
  expect(withView(many, { name: 'new', query: '' }).map(({ name }) => name)).toEqual([
    ...many.slice(1).map(({ name }) => name),
    'new',
  ]);
});
