import { useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { AdministratorForm, type Begun } from './administrator-form.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import styles from './sign-in.module.css';

export const handle = { title: () => 'Set up the store' };

export function Component() {
  return (
    <Toaster>
      <SetUpPage />
    </Toaster>
  );
}

/** Makes the first administrator: who they are, then the second factor. The link's token is in its fragment. */
function SetUpPage() {
  const token = useLocation().hash.slice(1);
  const [begun, setBegun] = useState<Begun>();
  return (
    <main className={styles.page}>
      <h1>Set up the store</h1>
      {token === '' && (
        <Notice kind="warn" title="This link is incomplete">
          Open the one that the store shows when it starts. It ends with a long code.
        </Notice>
      )}
      {token !== '' && !begun && (
        <>
          <p>You become the administrator. You can add others later.</p>
          <AdministratorForm token={token} onBegun={setBegun} />
        </>
      )}
      {begun && <AuthenticatorForm {...begun} onBack={() => setBegun(undefined)} />}
    </main>
  );
}
