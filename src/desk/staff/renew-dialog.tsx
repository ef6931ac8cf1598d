import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { Handover, type HandoverData } from './handover.tsx';
import type { renewStaffSignIn } from './staff-list.contract.ts';

type RenewDialogProps = { person: { name: string; email: string }; onClose: () => void };

/** For a colleague who lost their second factor: asks, then shows what is handed over. */
export function RenewDialog({ person, onClose }: RenewDialogProps) {
  const { site } = useDeskSite();
  const [given, setGiven] = useState<HandoverData>();
  const { send, error, busy } = useAction('page');

  async function renew() {
    const request = { site, email: person.email };
    setGiven(await send(() => callDesk<typeof renewStaffSignIn>('POST /desk/api/:site/staff/renew/', request)));
  }

  const actions = given ? (
    <CloseButton>Close</CloseButton>
  ) : (
    <>
      <CloseButton>Cancel</CloseButton>
      <Button kind="danger" busy={busy} onClick={() => void renew()}>
        Give a new sign-in
      </Button>
    </>
  );
  return (
    <Dialog open busy={busy} title={`A new sign-in for ${person.name}?`} onClose={onClose} actions={actions}>
      {given ? (
        <Handover given={given} />
      ) : (
        <p>
          They get a new password and a new code for their authenticator app. The old ones and their passkeys no longer
          work, and they are signed out everywhere.
        </p>
      )}
      {error !== '' && <Notice kind="bad" title={error} live />}
    </Dialog>
  );
}
