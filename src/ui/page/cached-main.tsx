import { createContext, type ReactNode, useContext } from 'react';

/** Whether the server has the main part already, rendered from the same data (docs/decisions/0052). */
export const CachedMainContext = createContext(false);

/** Stands where the server puts the main part that it has. Texts of a page cannot contain it, as their `<` is escaped. */
export const cachedMainMark = '<!--main-->';

/** The main part of a page whose route has `handle = { cachesMain: true }`. */
export function CachedMain({ children }: { children: ReactNode }) {
  const isCached = useContext(CachedMainContext);
  if (!isCached) return <main id="main">{children}</main>;
  return <main id="main" {...{ dangerouslySetInnerHTML: { __html: cachedMainMark } }} />;
}
