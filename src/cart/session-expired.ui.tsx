import { useEffect, useState } from 'react';
import { say } from '../lib/say.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { kept } from '../ui/kept.ts';

/** On a cart that came as a visitor's though this browser keeps a token: the account's cart could not be loaded. */
export function SessionExpired() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(kept('auth_key') !== ''), []);
  const actions = (
    <>
      <Button onClick={() => setOpen(false)}>{say`Close`}</Button>
      <ButtonLink kind="primary" to="/login?next=/cart">{say`SignIn`}</ButtonLink>
    </>
  );
  return (
    <Dialog open={open} title={say`Your session has expired`} onClose={() => setOpen(false)} actions={actions}>
      <p>{say`Please sign in again to see your account's cart. Nothing in it was changed.`}</p>
    </Dialog>
  );
}
