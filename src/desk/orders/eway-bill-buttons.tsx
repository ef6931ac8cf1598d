import { Button } from '../../ui/controls/button.tsx';
import { useCan } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import { useEDocuments } from './use-e-documents.ts';

/** For the goods of a dispatch: the file for the portal, or a request to the portal at once. */
export function EwayBillButtons({ order, dispatch }: { order: DeskOrder; dispatch: DeskOrder['dispatches'][number] }) {
  const can = useCan();
  const { busy, createEwayBill, save } = useEDocuments(order);
  const invoice = order.documents.find(
    ({ number, files }) => number === dispatch.invoice && files.includes('eway-bill'),
  );
  if (!invoice) return null;
  return (
    <>
      <Button small onClick={() => void save(invoice.number, 'eway-bill')}>
        E-way bill (JSON)
      </Button>
      {dispatch.ewayBill === '' && invoice.eInvoice?.state === 'registered' && can('dispatch-orders') && (
        <Button small busy={busy} onClick={() => void createEwayBill(invoice.number)}>
          Create e-way bill
        </Button>
      )}
    </>
  );
}
