import { createContext, type ReactNode, use } from 'react';

export type Toast = {
  message: ReactNode;
  kind?: 'good' | 'bad' | 'info';
  /** The next toast about the same takes its place, so that Undo undoes nothing older. */
  about?: string;
  action?: { label: string; onPress: () => void } | { label: string; to: string };
};

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast>(() => {});

/** useToast()({ message: '40 added to the cart', action: { label: 'View cart', to: '/cart' } }) */
export function useToast(): ShowToast {
  return use(ToastContext);
}
