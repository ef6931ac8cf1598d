import type { EDocumentForm } from '../../orders/e-documents/e-document-forms.data.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useSaveFile } from '../browser/use-save-file.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import type {
  cancelEInvoiceAtDesk,
  createEwayBillAtDesk,
  eDocumentFileAtDesk,
  registerEInvoiceAtDesk,
} from './e-documents.contract.ts';

type Cancellation = { reason: 'duplicate' | 'mistake' | 'order-cancelled' | 'other'; remark: string };

/** The actions on one tax document of an order besides printing it. */
export function useEDocuments({ number }: Pick<DeskOrder, 'number'>) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const { save, busy: isSaving } = useSaveFile();
  const about = (document: string) => ({ site, number, document });
  return {
    busy: busy || isSaving,
    save: (document: string, form: EDocumentForm) =>
      save(() =>
        callDesk<typeof eDocumentFileAtDesk>('GET /desk/api/:site/orders/:number/e_document/', {
          ...about(document),
          form,
        }),
      ),
    register: (document: string) =>
      change(
        () =>
          callDesk<typeof registerEInvoiceAtDesk>(
            'POST /desk/api/:site/orders/:number/e_invoice/register/',
            about(document),
          ),
        `${document} is registered.`,
      ),
    cancel: (document: string, cancellation: Cancellation) =>
      change(
        () =>
          callDesk<typeof cancelEInvoiceAtDesk>('POST /desk/api/:site/orders/:number/e_invoice/cancel/', {
            ...about(document),
            ...cancellation,
          }),
        `${document} is cancelled at the portal.`,
      ),
    createEwayBill: (document: string) =>
      change(
        () => callDesk<typeof createEwayBillAtDesk>('POST /desk/api/:site/orders/:number/eway_bill/', about(document)),
        ({ ewayBill }) => `The e-way bill is ${ewayBill}.`,
      ),
  };
}
