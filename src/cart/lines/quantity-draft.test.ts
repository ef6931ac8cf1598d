import { expect, test } from 'vitest';
import { stubSessionStorage } from '../../../tests/rendering/session-storage.ts';
import { readQuantityDraft, saveQuantityDraft } from './quantity-draft.ts';

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

test('only the latest draft is stored, even if an earlier one is saved after it', () => {
  saveQuantityDraft('71', '24');
  saveQuantityDraft('72', '5');
  saveQuantityDraft('71', undefined);
  expect(readQuantityDraft('72')).toBe('5');
  expect(readQuantityDraft('71')).toBeUndefined();
});
