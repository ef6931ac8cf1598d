import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTyped, typedQuantity } from './typed-quantity.ts';

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

test('a quantity that was being typed comes back to its own line', () => {
  keepTyped('71', '24');
  expect(typedQuantity('71')).toBe('24');
  expect(typedQuantity('72')).toBeUndefined();
});

test('a quantity that is saved or taken back leaves nothing behind', () => {
  keepTyped('71', '24');
  keepTyped('71', undefined);
  expect(kept.size).toBe(0);
});

test('the line typed in last counts, also when the one before is saved only then', () => {
  keepTyped('71', '24');
  keepTyped('72', '5');
  keepTyped('71', undefined);
  expect(typedQuantity('72')).toBe('5');
  expect(typedQuantity('71')).toBeUndefined();
});
