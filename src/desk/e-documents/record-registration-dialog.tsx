import { type ChangeEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { readPortalReply, type TypedRegistration } from '../../orders/e-documents/portal-reply.rule.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import type { DeskOrder } from '../orders/desk-order.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { recordRegistrationAtDesk } from './e-documents.contract.ts';

type RecordRegistrationDialogProps = { order: DeskOrder; document: string; onClose: () => void };

const nothing: TypedRegistration = { irn: '', ackNo: '', ackAt: '', signedQr: '' };
const maxFileBytes = 5_000_000;

/** What the portal gave for a file that was uploaded there by hand: read from its reply, or typed. */
export function RecordRegistrationDialog({ order, document, onClose }: RecordRegistrationDialogProps) {
  const site = useDeskSite();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState({ field: '', message: '' });
  const [busy, setBusy] = useState(false);
  const problemOf = (field: string) => (problem.field === field ? problem.message : undefined);
  const isOfField = ['file', 'irn', 'ack_no', 'ack_at', 'signed_qr'].includes(problem.field);

  async function choose({ target: { files } }: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? [];
    if (!file) return;
    // Saved before it is read, the empty fields would be refused.
    setBusy(true);
    const text = file.size > maxFileBytes ? '' : await file.text().catch(() => '');
    setBusy(false);
    const found = readPortalReply(text, document);
    setProblem(found ? { field: '', message: '' } : { field: 'file', message: t`The file does not have ${document}.` });
    if (found) setTyped(found);
  }

  async function send() {
    if (!site || busy) return;
    setBusy(true);
    try {
      const { irn, ackNo: ack_no, ackAt: ack_at, signedQr: signed_qr } = typed;
      const reply = await callDesk<typeof recordRegistrationAtDesk>(
        'POST /desk/api/:site/orders/:number/e_invoice/record/',
        { site: site.site, number: order.number, document, irn, ack_no, ack_at, signed_qr },
      );
      if (isRefusal(reply)) {
        setProblem({ field: reply.refusal ?? '', message: reply.message });
      } else {
        await revalidate();
        toast({ message: t`${document} is registered.` });
        onClose();
      }
    } catch (cause) {
      setProblem({ field: '', message: (cause as DeskCallError).message });
    }
    setBusy(false);
  }

  return (
    <ConfirmDialog
      title={t`Registration of ${document}`}
      busy={busy}
      width={560}
      onClose={onClose}
      action={t`Save registration`}
      onConfirm={() => void send()}
    >
      {problem.message && !isOfField && <Notice kind="bad" live title={problem.message} />}
      <Field
        label={t`Reply of the portal (JSON)`}
        optional
        hint={t`It fills the fields below.`}
        error={problemOf('file')}
      >
        <TextInput type="file" accept=".json,.txt,application/json" onChange={(event) => void choose(event)} />
      </Field>
      <Field label={t`IRN`} error={problemOf('irn')}>
        <TextInput
          mono
          value={typed.irn}
          maxLength={80}
          onChange={(e) => setTyped({ ...typed, irn: e.target.value })}
        />
      </Field>
      <Field label={t`Acknowledgement number`} error={problemOf('ack_no')}>
        <TextInput
          inputMode="numeric"
          value={typed.ackNo}
          maxLength={30}
          onChange={(event) => setTyped({ ...typed, ackNo: event.target.value })}
        />
      </Field>
      <Field label={t`Acknowledged`} hint={t`As the portal writes it: 2026-11-21 18:25:00`} error={problemOf('ack_at')}>
        <TextInput
          value={typed.ackAt}
          maxLength={30}
          onChange={(event) => setTyped({ ...typed, ackAt: event.target.value })}
        />
      </Field>
      <Field label={t`Signed QR code`} hint={t`The text of the code, not a picture.`} error={problemOf('signed_qr')}>
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
