import { expect, test } from 'vitest';
import type { Toast } from './toast-context.ts';
import { addToast, afterLeaving } from './toaster.tsx';

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

test('a toast with an action ends when its page is left: there may be nothing to retry any more', () => {
  const retry = { message: 'No connection', path: '/login', action: { label: 'Retry', onPress: () => {} } };
  const saved = { message: 'Saved', path: '/login' };
  expect(afterLeaving('/login', '/', [retry, saved])).toEqual([saved]);
  expect(afterLeaving('/cart', '/', [retry, saved])).toEqual([retry, saved]);
});

test('what went wrong because nobody is signed in any more ends where they sign in', () => {
  const refused: Toast & { path: string } = { kind: 'bad', message: 'Please sign in to continue.', path: '/cart' };
  const saved: Toast & { path: string } = { message: 'Saved', path: '/cart' };
  expect(afterLeaving('/cart', '/login', [refused, saved])).toEqual([saved]);
  expect(afterLeaving('/cart', '/listing', [refused, saved])).toEqual([refused, saved]);
});
