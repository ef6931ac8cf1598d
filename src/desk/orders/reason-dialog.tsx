import { type ReactNode, useState } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

export type ReasonDialogProps = {
  open: boolean;
  title: ReactNode;
  label: string;
  action: string;
  kind: 'primary' | 'danger';
  busy: boolean;
  /** An empty text is possible only where the reason is optional. */
  optional?: boolean;
  /** The message where the reason is left empty. */
  missingText?: string;
  children?: ReactNode;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks why before something is done that the buyer reads. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, label, action, kind, busy, optional = false, children, onClose, onConfirm } = props;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = () => (optional || reason.trim() ? onConfirm(reason) : setMissing(true));
  return (
    <ConfirmDialog
      open={open}
      title={title}
      busy={busy}
      onClose={onClose}
      action={action}
      kind={kind}
      cancel="Back"
      onConfirm={confirm}
    >
      {children}
      <Field label={label} optional={optional} error={missing && (props.missingText ?? 'Please write a reason.')}>
        <TextInput
          value={reason}
          maxLength={500}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}
