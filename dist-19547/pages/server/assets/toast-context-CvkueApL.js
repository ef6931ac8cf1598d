import { createContext, use } from "react";
// src/ui/feedback/toast-context.ts
var ToastContext = createContext(() => {});
/** useToast()({ message: '40 added to the cart', action: { label: 'View cart', to: '/cart' } }) */
function useToast() {
	return use(ToastContext);
}
export { useToast as n, ToastContext as t };
