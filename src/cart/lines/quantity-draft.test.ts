import { expect, test } from 'vitest';
import { stubSessionStorage } from '../../../tests/rendering/session-storage.ts';
import { readQuantityDraft, saveQuantityDraft } from './quantity-draft.ts';

const kept = stubSessionStorage();

test('a quantity that was being typed comes back to its own line', () => {
  saveQuantityDraft('71', '24');
  expect(readQuantityDraft('71')).toBe('24');
  expect(readQuantityDraft('72')).toBeUndefined();
});

test('a quantity that is saved or taken back leaves nothing behind', () => {
  saveQuantityDraft('71', '24');
  saveQuantityDraft('71', undefined);
  expect(kept.size).toBe(0);
});

test('the line typed in last counts, also when the one before is saved only then', () => {
  saveQuantityDraft('71', '24');
  saveQuantityDraft('72', '5');
  saveQuantityDraft('71', undefined);
  expect(readQuantityDraft('72')).toBe('5');
  expect(readQuantityDraft('71')).toBeUndefined();
});
