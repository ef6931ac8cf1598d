import { useRevalidator } from 'react-router';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const { revalidate } = useRevalidator();
  return (
    <main className={styles.page}>
      <h1>Sign in to the desk</h1>
      <SignInForm onSignedIn={() => void revalidate()} />
    </main>
  );
}
