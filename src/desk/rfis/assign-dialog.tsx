import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { rfiAssignees } from './rfi-answers.contract.ts';
import type { DeskRfi } from './rfi-desk.contract.ts';

type AssignDialogProps = {
  site: SiteCode;
  rfi: DeskRfi;
  /** The address of who is signed in. */
  ownEmail: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (to: string) => void;
};

/** Proposes to take an RFI that is somebody else's or nobody's oneself. */
export function AssignDialog({ site, rfi, ownEmail, busy, onClose, onConfirm }: AssignDialogProps) {
  const [people, setPeople] = useState<ReplyOf<typeof rfiAssignees>['assignees']>();
  const [to, setTo] = useState(ownEmail);
  useEffect(() => {
    return askWhileShown(
      (options) => callDesk<typeof rfiAssignees>('GET /desk/api/:site/rfi_assignees/', { site }, options),
      // Without the others it can still be taken or given back.
      (reply) => !isRefusal(reply) && setPeople(reply.assignees),
    );
  }, [site]);
  const others = (people ?? []).filter(({ email }) => email !== ownEmail);

  function submit() {
    if (!busy) onConfirm(to);
  }

  return (
    <ConfirmDialog
      title={`Who answers ${rfi.number}?`}
      busy={busy}
      onClose={onClose}
      action="Assign"
      disabled={to === rfi.assigneeEmail}
      onConfirm={submit}
    >
      <Field label="Assigned to" hint={rfi.assignee ? `Now ${rfi.assignee}.` : 'Now nobody.'}>
        <Select autoFocus value={to} onChange={(event) => setTo(event.target.value)}>
          <option value={ownEmail}>me</option>
          {others.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
          <option value="">nobody</option>
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
