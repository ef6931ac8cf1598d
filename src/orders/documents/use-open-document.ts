import { call } from '../../ui/browser/call.ts';
import { useOpenLink } from '../../ui/feedback/use-open-link.ts';
import type { printSalesInvoice } from './print-invoice.contract.ts';

export function useOpenDocument() {
  const { open, opening } = useOpenLink();
  return {
    open: (order: string, document?: string) =>
      open(document ?? order, () =>
        call<typeof printSalesInvoice>('GET /api/print_sales_invoice/:order/', {
          order,
          ...(document && { document }),
        }),
      ),
    opening,
  };
}
