import { startTransition } from 'react';
import { type Toast, useToast } from './toast-context.ts';

/** Tells what is done together with the page that shows it: what is pressed next may stand elsewhere than before. */
export function useTell() {
  const toast = useToast();
  return (told: Toast) => startTransition(() => void toast(told));
}
