import { expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../../tests/rendering/session-storage.ts';
import { readDraft, writeDraft } from './form-draft.ts';

const storage = stubSessionStorage();

test('a draft is restored only for its own form', () => {
  writeDraft('signup', { firstname: 'Asha' });
  expect(readDraft('signup')).toEqual({ firstname: 'Asha' });
  expect(readDraft('register:a@b.example')).toEqual({});
});

test('an empty draft is removed', () => {
  writeDraft('signup', { firstname: 'Asha' });
  writeDraft('signup', {});
  expect(storage.size).toBe(0);
});

test.each(['', 'null', '[1]', '{"a":1}', '{'])('an invalid draft, %j, is empty', (text) => {
  storage.set('draft:signup', text);
  expect(readDraft('signup')).toEqual({});
});

test('a browser without storage still works', () => {
  vi.unstubAllGlobals();
  expect(() => writeDraft('signup', { firstname: 'Asha' })).not.toThrow();
  expect(readDraft('signup')).toEqual({});
});
