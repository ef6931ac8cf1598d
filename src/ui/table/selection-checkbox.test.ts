import { expect, test } from 'vitest';
import { selectionState, withSelection } from './selection-checkbox.tsx';

test('"Select all" is checked, indeterminate or unchecked', () => {
  expect(selectionState(['1', '2'], new Set(['1', '2', '9']))).toBe('all');
  expect(selectionState(['1', '2'], new Set(['2']))).toBe('some');
  expect(selectionState(['1', '2'], new Set(['9']))).toBe('none');
  expect(selectionState([], new Set(['9']))).toBe('none');
});

test('selecting filtered lines keeps the selection outside the filter', () => {
  expect([...withSelection(new Set(['9', '1']), ['1', '2'], true)].toSorted()).toEqual(['1', '2', '9']);
  expect([...withSelection(new Set(['9', '1']), ['1', '2'], false)]).toEqual(['9']);
});
