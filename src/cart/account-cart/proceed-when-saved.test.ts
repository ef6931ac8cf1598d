import { expect, test, vi } from 'vitest';
import { proceedWhenSaved } from './proceed-when-saved.ts';

const saved = () => Promise.resolve();

test('the buyer leaves the cart only after every quantity is saved', async () => {
  const unsaved = new Set([7]);
  const save = Promise.withResolvers<void>();
  const proceed = vi.fn();
  const left = proceedWhenSaved([7], unsaved, () => save.promise, proceed);
  expect(proceed).not.toHaveBeenCalled();
  unsaved.delete(7);
  save.resolve();
  await left;
  expect(proceed).toHaveBeenCalledOnce();
});

test('the buyer does not leave the cart with a line whose quantity was refused', async () => {
  const proceed = vi.fn();
  await proceedWhenSaved([6, 7], new Set([7]), saved, proceed);
  expect(proceed).not.toHaveBeenCalled();
});

test('an unsaved quantity of a line that is not selected does not matter', async () => {
  const proceed = vi.fn();
  await proceedWhenSaved([6], new Set([7]), saved, proceed);
  expect(proceed).toHaveBeenCalledOnce();
});
