import { t } from '../../lib/i18n.ts';
import type { Env } from '../env.server.ts';

export const demoNotice = ({ publicDemo }: Pick<Env, 'publicDemo'>): string | undefined =>
  publicDemo
    ? t`Demonstration: nothing here is real or will be delivered, and anyone can read its e-mails. Please don’t enter anything private.`
    : undefined;
