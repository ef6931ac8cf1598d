import { useState } from 'react';
import type { StaffRole } from '../../account/permissions/permissions.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { Handover, type HandoverData } from './handover.tsx';
import { RoleFields } from './role-fields.tsx';
import type { addStaffAtDesk } from './staff-list.contract.ts';

type BringBackDialogProps = { person: { name: string; email: string }; onClose: () => void };

/** For somebody who was removed from this site: asks for their roles, then shows what is handed over. */
export function BringBackDialog({ person: { name, email }, onClose }: BringBackDialogProps) {
  const { site, name: siteName } = useDeskSite();
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [given, setGiven] = useState<HandoverData>();
  const { change, error, busy } = useAction('page');

  async function bringBack() {
    const request = { site, email, name, roles: [...roles], seen: [] };
    setGiven(await change(() => callDesk<typeof addStaffAtDesk>('POST /desk/api/:site/staff/add/', request), ''));
  }

  const actions = given ? (
    <CloseButton>Close</CloseButton>
  ) : (
    <>
      <CloseButton>Cancel</CloseButton>
      <Button kind="primary" busy={busy} onClick={() => void bringBack()}>
        Bring back
      </Button>
    </>
  );
  return (
    <Dialog open busy={busy} title={`Bring ${name} back to ${siteName}?`} onClose={onClose} actions={actions}>
      {given ? (
        <Handover given={given} />
      ) : (
        <>
          <p>
            They get the roles you choose here. If they work for no other site, they also get a new password and a new
            code for their authenticator app, which you hand over.
          </p>
          <RoleFields roles={roles} onChange={setRoles} />
        </>
      )}
      {error !== '' && <Notice kind="bad" title={error} live />}
    </Dialog>
  );
}
