import { useState } from 'react';
import { type CancelReason, cancelReasonNames, cancelReasons } from '../../orders/e-documents/cancel-reasons.data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useCan } from '../shell/desk-session.ts';
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

type CancelInvoiceDialogProps = { order: DeskOrder; document: string; onClose: () => void };

function CancelInvoiceDialog({ order, document, onClose }: CancelInvoiceDialogProps) {
  const { busy, cancel } = useEDocuments(order);
  const [reason, setReason] = useState<CancelReason>('mistake');
  const [remark, setRemark] = useState('');
  const confirm = async () => {
    if (await cancel(document, { reason, remark })) onClose();
  };
  return (
    <ConfirmDialog
      title={`Cancel ${document} at the portal?`}
      busy={busy}
      onClose={onClose}
      action="Cancel at the portal"
      kind="danger"
      cancel="Back"
      onConfirm={() => void confirm()}
    >
      <p>
        The invoice is void for the tax office, and its number is not used again. The books keep it until you take the
        goods back with a credit note.
      </p>
      <Field label="Reason">
        <Select value={reason} onChange={(event) => setReason(event.target.value as CancelReason)}>
          {cancelReasonNames.map((name) => (
            <option key={name} value={name}>
              {cancelReasons[name].text}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Remark" optional>
        <TextInput value={remark} maxLength={100} onChange={(event) => setRemark(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
