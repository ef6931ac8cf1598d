import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';

const nothing = { dangerouslySetInnerHTML: { __html: '' } };
const never = () => () => {};

/**
 * A part that only the server draws. The browser keeps its HTML and never gets the code behind it, so write
 * `<Served>{import.meta.env.SSR && <Part />}</Served>`: its styles stay, its links load whole pages. Reached
 * without a page load (back from another page) it asks for one.
 */
export function Served({ children }: { children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const served = useRef(hydrating);
  useEffect(() => {
    if (!served.current) location.reload();
  }, []);
  if (import.meta.env.SSR) return <div>{children}</div>;
  return <div suppressHydrationWarning {...nothing} />;
}
