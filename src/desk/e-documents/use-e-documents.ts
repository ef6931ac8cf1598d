import { t } from '../../lib/i18n.ts';
import type { EDocumentForm } from '../../orders/e-documents/e-document-forms.data.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { DeskOrder } from '../orders/desk-order.ts';
import { useOrderAction } from '../orders/use-order-action.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type {
  cancelEInvoiceAtDesk,
  createEwayBillAtDesk,
  eDocumentFileAtDesk,
  registerEInvoiceAtDesk,
} from './e-documents.contract.ts';

type Cancellation = { reason: 'duplicate' | 'mistake' | 'order-cancelled' | 'other'; remark: string };

/** What can be done with one tax document of an order besides printing it. */
export function useEDocuments({ number }: Pick<DeskOrder, 'number'>) {
  const site = useDeskSite()?.site;
  const { run, busy } = useOrderAction();
  const about = (document: string) => ({ site: site ?? 'zwz', number, document });
  return {
    busy,
    save: (document: string, form: EDocumentForm) =>
      run(
        async () => {
          const request = { ...about(document), form };
          const reply = await callDesk<typeof eDocumentFileAtDesk>(
            'GET /desk/api/:site/orders/:number/e_document/',
            request,
          );
          if (reply.success) downloadFile(reply);
          return reply;
        },
        ({ file_name }) => t`${file_name} is saved.`,
      ),
    register: (document: string) =>
      run(
        () =>
          callDesk<typeof registerEInvoiceAtDesk>(
            'POST /desk/api/:site/orders/:number/e_invoice/register/',
            about(document),
          ),
        () => t`${document} is registered.`,
      ),
    cancel: (document: string, cancellation: Cancellation) =>
      run(
        () =>
          callDesk<typeof cancelEInvoiceAtDesk>('POST /desk/api/:site/orders/:number/e_invoice/cancel/', {
            ...about(document),
            ...cancellation,
          }),
        () => t`${document} is cancelled at the portal.`,
      ),
    createEwayBill: (document: string) =>
      run(
        () => callDesk<typeof createEwayBillAtDesk>('POST /desk/api/:site/orders/:number/eway_bill/', about(document)),
        ({ eway_bill }) => t`The e-way bill is ${eway_bill}.`,
      ),
  };
}
