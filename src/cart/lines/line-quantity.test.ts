import { expect, test } from 'vitest';
import { stubSessionStorage } from '../../../tests/rendering/session-storage.ts';
import { readQuantityDraft, saveQuantityDraft } from './line-quantity.tsx';

const stored = stubSessionStorage();

test('an unsaved quantity is restored in its own line', () => {
  saveQuantityDraft('71', '24');
  expect(readQuantityDraft('71')).toBe('24');
  expect(readQuantityDraft('72')).toBeUndefined();
});

test('a saved or discarded quantity leaves no draft', () => {
  saveQuantityDraft('71', '24');
  saveQuantityDraft('71', undefined);
  expect(stored.size).toBe(0);
});

test('of several lines each keeps its draft until it is saved', () => {
  saveQuantityDraft('71', '24');
  saveQuantityDraft('72', '5');
  expect([readQuantityDraft('71'), readQuantityDraft('72')]).toEqual(['24', '5']);
  saveQuantityDraft('71', undefined);
  expect([readQuantityDraft('71'), readQuantityDraft('72')]).toEqual([undefined, '5']);
});
