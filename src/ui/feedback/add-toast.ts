import type { Toast } from './toast-context.ts';

const maxVisible = 3;

export function addToast<Shown extends Toast>(toasts: readonly Shown[], toast: Shown): readonly Shown[] {
  const others = toasts.filter(({ about }) => !toast.about || about !== toast.about);
  return [...others, toast].slice(-maxVisible);
}

/** An action ends with the page that offered it. */
export const afterLeaving = <Shown extends Toast & { path: string }>(path: string, toasts: readonly Shown[]) =>
  toasts.filter((toast) => !toast.action || toast.path !== path);
