import { createContext, type ReactNode, use } from 'react';

export type Toast = {
  message: ReactNode;
  kind?: 'good' | 'bad' | 'info';
  /** The next toast about the same takes its place, so that Undo undoes nothing older. */
  about?: string;
  action?: { label: string; onPress: () => void } | { label: string; to: string };
};

/** Returns what closes the toast. */
export type ShowToast = (toast: Toast) => () => void;

export const ToastContext = createContext<ShowToast>(() => () => {});

/** Takes the element of an open dialog in which toasts are shown instead of the page, null when it closes. */
export const ToastPlaceContext = createContext<(place: HTMLElement | null) => void>(() => {});

/** useToast()({ message: '40 added to the cart', action: { label: 'View cart', to: '/cart' } }) */
export function useToast(): ShowToast {
  return use(ToastContext);
}
