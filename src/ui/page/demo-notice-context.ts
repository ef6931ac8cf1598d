import { createContext } from 'react';

/** What a public demonstration says on every page; undefined in any other store. The browser only knows that there is something. */
export const DemoNoticeContext = createContext<string | undefined>(undefined);
