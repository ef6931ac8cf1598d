import { createContext, type ReactNode, useContext } from 'react';

/** What the server rendered earlier from the same data (docs/decisions/0052). */
export const CachedMainContext = createContext<string | undefined>(undefined);

/** The main part of a page whose route has `handle = { cachesMain: true }`. */
export function CachedMain({ children }: { children: ReactNode }) {
  const cached = useContext(CachedMainContext);
  if (cached === undefined) return <main id="main">{children}</main>;
  return <main id="main" {...{ dangerouslySetInnerHTML: { __html: cached } }} />;
}
