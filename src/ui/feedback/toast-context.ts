import { createContext, type ReactNode, use } from 'react';

export type Toast = {
  message: ReactNode;
  /** 'good' unless told. */
  kind?: 'good' | 'bad' | 'info';
  /** Undo or Retry act (`onPress`), View goes (`to`). */
  action?: { label: string; onPress: () => void } | { label: string; to: string };
};

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message over the page: useToast()({ message: '40 added to the cart', action: { label: 'View cart', to: '/cart' } }). */
export function useToast(): ShowToast {
  return use(ToastContext);
}
