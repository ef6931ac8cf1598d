import { CopyButton } from '../../ui/items/copy-button.tsx';
import styles from './authenticator-key.module.css';

/** The key for an authenticator app: to scan, and as text where the app is on the device that shows it. */
export function AuthenticatorKey({ uri, qr }: { uri: string; qr: string }) {
  const key = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <>
      <img
        className={styles.qr}
        alt="Code to scan with the authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
      />
      <p className={styles.key}>
        {'Key for an app that cannot scan'}: <code>{key}</code> <CopyButton text={key} />
      </p>
    </>
  );
}
