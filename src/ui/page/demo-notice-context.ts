import { createContext } from 'react';

/** Text of a public demo's notice; undefined without one. The browser has '' instead of the text, which the server has rendered. */
export const DemoNoticeContext = createContext<string | undefined>(undefined);
