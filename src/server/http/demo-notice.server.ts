import { t } from '../../lib/i18n.ts';
import { escapeMarkup } from '../../lib/xml.ts';
import type { Env } from '../env.server.ts';

export const demoNotice = ({ publicDemo }: Pick<Env, 'publicDemo'>): string | undefined =>
  publicDemo
    ? t`Demonstration: nothing here is real or will be delivered, and anyone can read its e-mails. Please don’t enter anything private.`
    : undefined;

/** Pages that the shops' renderer does not make begin with the notice. */
export function withDemoNotice(html: string, env: Pick<Env, 'publicDemo'>): string {
  const notice = demoNotice(env);
  if (notice === undefined) return html;
  return html.replace('<body>', () => `<body>\n<aside class="demo-notice">${escapeMarkup(notice)}</aside>`);
}
