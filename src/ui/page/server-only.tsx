import type { ReactNode } from 'react';

const emptyHtml = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * Rendered on the server only: the browser keeps the HTML and never loads the code. Write
 * `<ServerOnly>{import.meta.env.SSR && <Part />}</ServerOnly>`, and throw `redirectDocument` in the route's
 * `clientLoader`, because the page must be loaded from the server.
 */
export function ServerOnly({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div>{children}</div>;
  return <div suppressHydrationWarning {...emptyHtml} />;
}

const serverData = Symbol('unsent');

/** Adds data that server rendering can read and that is not sent to the browser. */
export function withServerData<Data extends object, More>(data: Data, more: More): Data {
  return Object.defineProperty({ ...data }, serverData, { value: more });
}

/** Undefined in the browser. */
export function readServerData<More>(data: object): More | undefined {
  return (data as { [serverData]?: More })[serverData];
}
