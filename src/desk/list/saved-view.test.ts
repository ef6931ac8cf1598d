import { expect, test } from 'vitest';
import { viewQuery, withView } from './saved-view.ts';

test('a view is its filters and sort order, in any order, without the page', () => {
  expect(viewQuery(new URLSearchParams('view=late&q=mills&page=3'))).toBe('q=mills&view=late');
  expect(viewQuery(new URLSearchParams('q=mills&view=late'))).toBe('q=mills&view=late');
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
