import { useState } from 'react';
import { staffRoles } from '../../account/permissions/permissions.rule.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { RoleFields } from './role-fields.tsx';
import type { addStaffAtDesk } from './staff-list.contract.ts';

type RolesDialogProps = {
  person: { email: string; name: string; roles: readonly string[] };
  onClose: () => void;
};

/** What somebody who works here already may do on this site, beginning with what it is now. */
export function RolesDialog({ person, onClose }: RolesDialogProps) {
  const { email, name } = person;
  const { site, name: siteName } = useDeskSite();
  const current = staffRoles.filter((role) => person.roles.includes(role));
  const [seen, setSeen] = useState(current);
  const [roles, setRoles] = useState(current);
  // Changed by somebody else meanwhile: the choice begins again with what they are now.
  if (current.join() !== seen.join()) {
    setSeen(current);
    setRoles(current);
  }
  const { change, error, busy } = useAction('page');

  async function save() {
    const request = { site, email, name, roles: [...roles], seen };
    const done = `The roles of ${name} are changed.`;
    if (await change(() => callDesk<typeof addStaffAtDesk>('POST /desk/api/:site/staff/add/', request), done))
      onClose();
  }

  return (
    <ConfirmDialog
      title={`Roles of ${name} on ${siteName}`}
      busy={busy}
      onClose={onClose}
      action="Save"
      onConfirm={() => void save()}
    >
      {error && <Notice kind="bad" title={error} live />}
      <RoleFields roles={roles} onChange={setRoles} />
    </ConfirmDialog>
  );
}
