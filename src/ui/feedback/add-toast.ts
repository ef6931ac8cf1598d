import type { Toast } from './toast-context.ts';

const maxVisible = 3;

export function addToast<Shown extends Toast>(toasts: readonly Shown[], toast: Shown): readonly Shown[] {
  const others = toasts.filter(({ about }) => !toast.about || about !== toast.about);
  return [...others, toast].slice(-maxVisible);
}

/** What happens to toasts when a page is left for another: an action ends, and whoever must sign in reads why in the form. */
export const afterLeaving = <Shown extends Toast & { path: string }>(
  left: string,
  shown: string,
  toasts: readonly Shown[],
): readonly Shown[] =>
  toasts.filter(({ path, action, kind }) => path !== left || !(action || (kind === 'bad' && shown === '/login')));
