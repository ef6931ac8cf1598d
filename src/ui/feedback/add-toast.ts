import type { Toast } from './toast-context.ts';

const maxVisible = 3;

export function addToast<Shown extends Toast>(toasts: readonly Shown[], toast: Shown): readonly Shown[] {
  const others = toasts.filter(({ about }) => !about || about !== toast.about);
  return [...others, toast].slice(-maxVisible);
}
