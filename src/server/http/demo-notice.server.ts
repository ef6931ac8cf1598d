import { t } from '../../lib/i18n.ts';
import type { Env } from '../env.server.ts';

/** What a public demonstration says on every page; undefined for a store that is none. */
export const demoNotice = ({ publicDemo }: Pick<Env, 'publicDemo'>): string | undefined =>
  publicDemo
    ? t`Demonstration: nothing here is real or will be delivered, and anyone can read its mails. Please enter nothing private.`
    : undefined;
