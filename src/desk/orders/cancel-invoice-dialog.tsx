import { useState } from 'react';
import { type CancelReason, cancelReasonNames, cancelReasons } from '../../orders/e-documents/cancel-reasons.data.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import type { DeskOrder } from './desk-order.ts';
import { useEDocuments } from './use-e-documents.ts';

type CancelInvoiceDialogProps = { order: DeskOrder; document: string; onClose: () => void };

export function CancelInvoiceDialog({ order, document, onClose }: CancelInvoiceDialogProps) {
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
