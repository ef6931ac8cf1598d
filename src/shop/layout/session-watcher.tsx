import { Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { lazyOrNothing } from '../../ui/browser/lazy-or-nothing.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';

const SignedInWatch = lazyOrNothing(() => import('./signed-in-watch.tsx'));

/** Not loaded for visitors. */
export function SessionWatcher({ session }: { session: Session | null }) {
  const { revalidate } = useRevalidator();
  const [hasKey, setHasKey] = useState(false);
  useEffect(() => {
    setHasKey(readLocal('auth_key') !== '');
    // Another tab signed in or out.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'auth_key' || key === null) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [revalidate]);
  if (!session && !hasKey) return null;
  return (
    <Suspense>
      <SignedInWatch session={session} />
    </Suspense>
  );
}
