import { expect, test, vi } from 'vitest';
import { proceedWhenSaved } from './proceed-when-saved.ts';

const done = Promise.resolve();
const saved = () => done;

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

test('a quantity that is typed while another is being saved is waited for too', async () => {
  const second = Promise.withResolvers<void>();
  const saves = [saved(), second.promise];
  const proceed = vi.fn();
  const left = proceedWhenSaved(
    [7],
    new Set(),
    () => (saves.length > 1 ? (saves.shift() as Promise<void>) : second.promise),
    proceed,
  );
  await saved().then(saved).then(saved);
  expect(proceed).not.toHaveBeenCalled();
  second.resolve();
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
