import { useEffect, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';

/** Shown if the page was rendered for a visitor although this browser has a token. */
export function SessionExpired() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(readLocal('auth_key') !== ''), []);
  const actions = (
    <>
      <CloseButton>{t`Close`}</CloseButton>
      <ButtonLink kind="primary" to="/login?next=/cart">{t`Sign in`}</ButtonLink>
    </>
  );
  return (
    <Dialog open={open} title={t`Your session has expired`} onClose={() => setOpen(false)} actions={actions}>
      <p>{t`Please sign in again to see your account's cart. Nothing in it was changed.`}</p>
    </Dialog>
  );
}
