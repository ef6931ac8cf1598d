import { AddPasskeyForm } from './add-passkey-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './own-sign-in.module.css';
import type { OwnSignIn } from './own-sign-in-data.ts';
import { PasskeyTable } from './passkey-table.tsx';
import { SessionTable } from './session-table.tsx';

/** Passkeys, password and open sessions of the person who is signed in. */
export function OwnSignInPage({ passkeys, sessions }: OwnSignIn) {
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <p className={styles.why}>
          A passkey signs you in with the finger, face or PIN of your device, instead of password and code. It works on
          the address of the desk it was added on.
        </p>
        <PasskeyTable passkeys={passkeys} />
        <AddPasskeyForm />
      </section>
      <section className={styles.part} aria-labelledby="password">
        <h2 id="password">Password</h2>
        <p className={styles.why}>
          At least 12 characters, and none of the passwords that are often used. A change ends your sessions on other
          devices.
        </p>
        <ChangePasswordForm />
      </section>
      <section className={styles.part} aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <p className={styles.why}>A session ends after 12 hours.</p>
        <SessionTable sessions={sessions} />
      </section>
    </div>
  );
}
