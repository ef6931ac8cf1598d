import { useRevalidator } from 'react-router';
import styles from './sign-in.module.css';
import { DeskSignInForm } from './sign-in-form.tsx';

export function DeskSignInPage() {
  const { revalidate } = useRevalidator();
  return (
    <main className={styles.page}>
      <h1>Sign in to the desk</h1>
      <DeskSignInForm onSignedIn={() => void revalidate()} />
    </main>
  );
}
