import { say } from '../lib/say.ts';
import type { Env } from './env.ts';

/** What a public demonstration says on every page; undefined for a store that is none. */
export const demonstrationNotice = ({ publicDemo }: Pick<Env, 'publicDemo'>): string | undefined =>
  publicDemo
    ? say`Demonstration: nothing here is real or will be delivered, and anyone can read its mails. Please enter nothing private.`
    : undefined;
