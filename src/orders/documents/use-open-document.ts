import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { printSalesInvoice } from './print-invoice.contract.ts';

export function useOpenDocument() {
  const toast = useToast();
  const [opening, setOpening] = useState('');

  async function open(order: string, document?: string) {
    const name = document ?? order;
    // Opened during the click: browsers block a window that opens later.
    const view = window.open('', '_blank');
    setOpening(name);
    try {
      const reply = await call<typeof printSalesInvoice>('GET /api/print_sales_invoice/:order/', {
        order,
        ...(document && { document }),
      });
      if (isRefusal(reply)) {
        view?.close();
        toast({ kind: 'bad', message: reply.message });
      } else if (view) view.location.href = reply.url;
      else window.location.assign(reply.url);
    } catch (cause) {
      view?.close();
      const retry = () => void open(order, document);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setOpening('');
  }

  return { open: (order: string, document?: string) => void open(order, document), opening };
}
