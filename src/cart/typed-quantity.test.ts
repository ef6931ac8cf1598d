import { expect, test } from 'vitest';
import { useTab } from '../../tests/tab.ts';
import { keepTyped, typedQuantity } from './typed-quantity.ts';

const kept = useTab();

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
