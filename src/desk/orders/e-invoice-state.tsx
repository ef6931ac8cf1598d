import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useCan } from '../shell/desk-session.ts';
import { CancelInvoiceDialog } from './cancel-invoice-dialog.tsx';
import { type DeskOrder, useMoment } from './desk-order.ts';
import styles from './e-invoice-state.module.css';
import { RecordRegistrationDialog } from './record-registration-dialog.tsx';
import { useEDocuments } from './use-e-documents.ts';

type Document = DeskOrder['documents'][number];

/** How far a document is at the portal, and what staff can do about it. */
export function EInvoiceTag({ order, document }: { order: DeskOrder; document: Document }) {
  const can = useCan();
  const { busy, register, save } = useEDocuments(order);
  const [dialog, setDialog] = useState<'cancel' | 'record'>();
  const close = () => setDialog(undefined);
  const { number, files, eInvoice: portal } = document;
  if (files.length === 0) return null;
  const mayRegister = portal && portal.state !== 'registered' && portal.state !== 'cancelled';
  return (
    <div className={styles.state}>
      {portal && <StateText portal={portal} />}
      <div className={styles.actions}>
        {files.includes('inv-01') && (
          <Button small onClick={() => void save(number, 'inv-01')}>
            E-invoice (JSON)
          </Button>
        )}
        {files.includes('pint-ae') && (
          <Button small onClick={() => void save(number, 'pint-ae')}>
            E-invoice (XML)
          </Button>
        )}
        {mayRegister && can('register-e-invoices') && (
          <Button small busy={busy} onClick={() => void register(number)}>
            Register now
          </Button>
        )}
        {mayRegister && can('register-e-invoices') && (
          <Button small onClick={() => setDialog('record')}>
            Enter registration
          </Button>
        )}
        {portal?.canCancel && can('register-e-invoices') && (
          <Button small onClick={() => setDialog('cancel')}>
            Cancel at the portal
          </Button>
        )}
      </div>
      {dialog === 'cancel' && <CancelInvoiceDialog order={order} document={number} onClose={close} />}
      {dialog === 'record' && <RecordRegistrationDialog order={order} document={number} onClose={close} />}
    </div>
  );
}

function StateText({ portal }: { portal: NonNullable<Document['eInvoice']> }) {
  const moment = useMoment();
  const { state, irn, ackNo, ackAt, error, cancelledAt } = portal;
  const texts = {
    '': 'Not registered.',
    wanted: 'Waits for registration.',
    sent: 'Is being registered.',
    registered: `Registered, acknowledgement ${ackNo} of ${moment(ackAt)}.`,
    cancelled: `Cancelled at the portal on ${moment(cancelledAt)}. A credit note takes it out of the books.`,
    failed: 'Not registered.',
  };
  return (
    <p className={styles.text}>
      {[texts[state], error].filter(Boolean).join(' ')}
      {irn && <code className={styles.irn}>{irn}</code>}
    </p>
  );
}
