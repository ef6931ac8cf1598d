import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import styles from './review-paper.module.css';

const usualReasons = [
  'The number differs from the one in your profile.',
  'The paper cannot be read. Please scan it again.',
  'Not all pages are there.',
  'The paper is no longer valid.',
];

const maxReason = 500;

type RejectDialogProps = {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
};

export function RejectDialog({ open, busy, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');

  const field = useRef<HTMLTextAreaElement>(null);
  // The field is focused after the dialog has opened, which would begin at the buttons.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  function change(text: string) {
    setReason(text);
    setError('');
  }

  function reject() {
    if (reason.trim() === '') setError('Please give a reason. The buyer will see it.');
    else void onReject(reason.trim());
  }

  return (
    <ConfirmDialog
      open={open}
      title="Reject this paper"
      onClose={onClose}
      busy={busy}
      action="Reject"
      kind="danger"
      onConfirm={reject}
    >
      <div className={styles.reasons}>
        {usualReasons.map((text) => (
          <Button key={text} small onClick={() => change(text)}>
            {text}
          </Button>
        ))}
      </div>
      <Field label="Reason" hint="The buyer reads it in the mail and in My Profile." error={error}>
        <TextArea ref={field} value={reason} maxLength={maxReason} onChange={(event) => change(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
