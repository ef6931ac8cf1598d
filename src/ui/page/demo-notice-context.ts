import { createContext } from 'react';

/** The notice of a public demo; the browser only knows '' or undefined. */
export const DemoNoticeContext = createContext<string | undefined>(undefined);
