import { expect, test } from 'vitest';
import { addToast } from './add-toast.ts';
import type { Toast } from './toast-context.ts';

const shown = (...toasts: Toast[]) => toasts.reduce<readonly Toast[]>(addToast, []).map(({ message }) => message);

test('what the reader undoes is the last of what they did, never what lies under a later change', () => {
  expect(
    shown(
      { message: '6205 removed', about: 'removal' },
      { message: 'Saved' },
      { message: '6308 removed', about: 'removal' },
    ),
  ).toEqual(['Saved', '6308 removed']);
});

test('at most three are shown, the newest', () => {
  expect(shown({ message: '1' }, { message: '2' }, { message: '3' }, { message: '4' })).toEqual(['2', '3', '4']);
});
