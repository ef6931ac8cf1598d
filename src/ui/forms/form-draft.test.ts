import { expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../../tests/rendering/session-storage.ts';
import { readDraft, writeDraft } from './form-draft.ts';

const kept = stubSessionStorage();

test('what was typed comes back under the name of its form only', () => {
  writeDraft('signup', { firstname: 'Asha' });
  expect(readDraft('signup')).toEqual({ firstname: 'Asha' });
  expect(readDraft('register:a@b.example')).toEqual({});
});

test('nothing typed leaves nothing behind', () => {
  writeDraft('signup', { firstname: 'Asha' });
  writeDraft('signup', {});
  expect(kept.size).toBe(0);
});

test.each(['', 'null', '[1]', '{"a":1}', '{'])('a draft that is none, %j, is empty', (text) => {
  kept.set('draft:signup', text);
  expect(readDraft('signup')).toEqual({});
});

test('a browser that keeps nothing still types', () => {
  vi.unstubAllGlobals();
  expect(() => writeDraft('signup', { firstname: 'Asha' })).not.toThrow();
  expect(readDraft('signup')).toEqual({});
});
