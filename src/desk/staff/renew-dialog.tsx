import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { Handover, type HandoverData } from './handover.tsx';
import type { renewStaffSignIn } from './staff-list.contract.ts';

type RenewDialogProps = { person: { name: string; email: string } | undefined; onClose: () => void };

/** For a colleague who lost their second factor: asks, then shows what is handed over. */
export function RenewDialog({ person, onClose }: RenewDialogProps) {
  const site = useDeskSite();
  const [given, setGiven] = useState<HandoverData>();
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  function close() {
    setGiven(undefined);
    setRefused('');
    onClose();
  }

  async function renew() {
    if (!site || !person) return;
    setBusy(true);
    try {
      const request = { site: site.site, email: person.email };
      const reply = await callDesk<typeof renewStaffSignIn>('POST /desk/api/:site/staff/renew/', request);
      if (isRefusal(reply)) setRefused(reply.message);
      else setGiven(reply);
    } catch (cause) {
      setRefused((cause as DeskCallError).message);
    }
    setBusy(false);
  }

  const actions = given ? (
    <CloseButton>{t`Close`}</CloseButton>
  ) : (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="danger" busy={busy} onClick={() => void renew()}>{t`Give a new sign-in`}</Button>
    </>
  );
  return (
    <Dialog
      open={person !== undefined}
      busy={busy}
      title={t`A new sign-in for ${person?.name ?? ''}?`}
      onClose={close}
      actions={actions}
    >
      {given ? (
        <Handover given={given} />
      ) : (
        <p>
          {t`They get a new password and a new code for their authenticator app. The old ones and their passkeys no longer work, and they are signed out everywhere.`}
        </p>
      )}
      {refused !== '' && <Notice kind="bad" title={refused} live />}
    </Dialog>
  );
}
