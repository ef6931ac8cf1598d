import type { ReactNode } from 'react';

const emptyHtml = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part that only the server draws. The browser keeps its HTML and never gets the code behind it, so write
 * `<Served>{import.meta.env.SSR && <Part />}</Served>`: its styles stay, its links load whole pages. A route that uses it
 * lets nobody in without a page load: `clientLoader` throws a `redirectDocument`.
 */
export function ServerOnly({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div>{children}</div>;
  return <div suppressHydrationWarning {...emptyHtml} />;
}

const serverData = Symbol('unsent');

/** `data` of a loader with `more` beside it that the server's pages can read and that is not sent to the browser. */
export function withServerData<Data extends object, More>(data: Data, more: More): Data {
  return Object.defineProperty({ ...data }, serverData, { value: more });
}

/** What `withUnsent` put beside the data; undefined in the browser. */
export function readServerData<More>(data: object): More | undefined {
  return (data as { [serverData]?: More })[serverData];
}
