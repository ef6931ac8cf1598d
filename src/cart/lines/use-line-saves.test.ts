import { expect, test, vi } from 'vitest';
import { proceedWhenSaved } from './use-line-saves.ts';

const done = Promise.resolve();
const saved = () => done;
const nothing = () => {};

test('the buyer leaves the cart only after every quantity is saved', async () => {
  const unsaved = new Set([7]);
  const save = Promise.withResolvers<void>();
  const proceed = vi.fn();
  const left = proceedWhenSaved([7], unsaved, () => save.promise, proceed, nothing);
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
    nothing,
  );
  await saved().then(saved).then(saved);
  expect(proceed).not.toHaveBeenCalled();
  second.resolve();
  await left;
  expect(proceed).toHaveBeenCalledOnce();
});

test('the buyer does not leave the cart with lines whose quantity was refused, but is led to the first of them', async () => {
  const proceed = vi.fn();
  const pointAt = vi.fn();
  await proceedWhenSaved([6, 7, 8], new Set([8, 7]), saved, proceed, pointAt);
  expect(proceed).not.toHaveBeenCalled();
  expect(pointAt.mock.calls).toEqual([[7]]);
});

test('an unsaved quantity of a line that is not selected does not matter', async () => {
  const proceed = vi.fn();
  await proceedWhenSaved([6], new Set([7]), saved, proceed, nothing);
  expect(proceed).toHaveBeenCalledOnce();
});
