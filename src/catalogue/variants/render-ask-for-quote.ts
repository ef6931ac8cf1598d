import type { ReactNode } from 'react';

/** `name` is what is asked for, in plain words. */
export type RenderAskForQuote = (name: string) => ReactNode;

/** Where the typed quantity is kept until it is sent, so that a list can open the form again. */
export const askDraft = (name: string): string => `ask-for-quote ${name}`;
