import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

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
