import type { ReactNode } from 'react';

/** `name` is what is asked for, in plain words. */
export type RenderAskForQuote = (name: string) => ReactNode;
