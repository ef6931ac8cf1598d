import { type ChangeEvent, useState } from 'react';
import type { RefusalName } from '../../lib/contract.ts';
import { readPortalReply, type TypedRegistration } from '../../orders/e-documents/portal-reply.rule.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import type { recordRegistrationAtDesk } from './e-documents.contract.ts';

type RecordRegistrationDialogProps = { order: DeskOrder; document: string; onClose: () => void };

const nothing: TypedRegistration = { irn: '', ackNo: '', ackAt: '', signedQr: '' };
const maxFileBytes = 5_000_000;

/** Takes what the portal gave for a file that was uploaded by hand: read from its reply, or typed. */
export function RecordRegistrationDialog({ order, document, onClose }: RecordRegistrationDialogProps) {
  const { site } = useDeskSite();
  const [typed, setTyped] = useState(nothing);
  const [isReading, setReading] = useState(false);
  const {
    change,
    busy: isSending,
    errorAt,
    errorBeside,
    refuse,
  } = useAction<RefusalName<typeof recordRegistrationAtDesk> | 'file'>('page');
  const otherError = errorBeside('file', 'irn', 'ack_no', 'ack_at', 'signed_qr');

  async function choose({ target: { files } }: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? [];
    if (!file) return;
    // Saved before it is read, the empty fields would be refused.
    setReading(true);
    const text = file.size > maxFileBytes ? '' : await file.text().catch(() => '');
    setReading(false);
    const found = readPortalReply(text, document);
    refuse(found ? '' : `The file does not have ${document}.`, 'file');
    if (found) setTyped(found);
  }

  async function save() {
    if (isReading) return;
    const { irn, ackNo, ackAt, signedQr } = typed;
    const request = { site, number: order.number, document, irn, ackNo, ackAt, signedQr };
    const endpoint = 'POST /desk/api/:site/orders/:number/e_invoice/record/';
    if (await change(() => callDesk<typeof recordRegistrationAtDesk>(endpoint, request), `${document} is registered.`))
      onClose();
  }

  return (
    <ConfirmDialog
      title={`Registration of ${document}`}
      busy={isReading || isSending}
      width={560}
      onClose={onClose}
      action="Save registration"
      onConfirm={() => void save()}
    >
      {otherError && <Notice kind="bad" live title={otherError} />}
      <Field label="Reply of the portal (JSON)" optional hint="It fills the fields below." error={errorAt('file')}>
        <TextInput type="file" accept=".json,.txt,application/json" onChange={(event) => void choose(event)} />
      </Field>
      <Field label="IRN" error={errorAt('irn')}>
        <TextInput
          mono
          value={typed.irn}
          maxLength={80}
          onChange={(e) => setTyped({ ...typed, irn: e.target.value })}
        />
      </Field>
      <Field label="Acknowledgement number" error={errorAt('ack_no')}>
        <TextInput
          inputMode="numeric"
          value={typed.ackNo}
          maxLength={30}
          onChange={(event) => setTyped({ ...typed, ackNo: event.target.value })}
        />
      </Field>
      <Field label="Acknowledged" hint="As the portal writes it: 2026-11-21 18:25:00" error={errorAt('ack_at')}>
        <TextInput
          value={typed.ackAt}
          maxLength={30}
          onChange={(event) => setTyped({ ...typed, ackAt: event.target.value })}
        />
      </Field>
      <Field label="Signed QR code" hint="The text of the code, not a picture." error={errorAt('signed_qr')}>
        <TextArea
          mono
          value={typed.signedQr}
          maxLength={4000}
          onChange={(event) => setTyped({ ...typed, signedQr: event.target.value.trim() })}
        />
      </Field>
    </ConfirmDialog>
  );
}
