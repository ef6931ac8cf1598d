import { useEffect, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

/** On a cart that came as a visitor's though this browser keeps a token: the account's cart could not be loaded. */
export function SessionExpired() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(readLocal('auth_key') !== ''), []);
  const actions = (
    <>
      <Button onClick={() => setOpen(false)}>{t`Close`}</Button>
      <ButtonLink kind="primary" to="/login?next=/cart">{t`SignIn`}</ButtonLink>
    </>
  );
  return (
    <Dialog open={open} title={t`Your session has expired`} onClose={() => setOpen(false)} actions={actions}>
      <p>{t`Please sign in again to see your account's cart. Nothing in it was changed.`}</p>
    </Dialog>
  );
}
