import { withLocale } from '../server/http/locale.server.ts';
import { decrypt } from '../server/security/encryption.server.ts';
import type { Site, SiteCode } from '../sites/site.ts';
import type { MessageContent, TemplateContext, Templates } from './message-template.ts';
import type { OutboxRow } from './outbox.db.ts';

export type TemplateConfig = { templates: Templates; addressOf(site: SiteCode): string };

declare module '../server/calls/services.ts' {
  interface Services {
    templates: Templates;
  }
}

export const templateContextOf = (site: Site, config: TemplateConfig): TemplateContext => ({
  site,
  address: config.addressOf(site.code),
});

/** Throws when the template is unknown or its secret part cannot be decrypted. */
export function renderMessage(row: OutboxRow, site: Site, config: TemplateConfig, secret: string): MessageContent {
  const write = config.templates[row.template];
  if (!write) throw new Error(`there is no template ${row.template}`);
  const sealed = row.sealed === null ? {} : decrypt(secret, 'outbox', row.sealed);
  if (!sealed) throw new Error('it was encrypted with another SECRET_KEY');
  const context = templateContextOf(site, config);
  return withLocale(site, () => write({ ...row.data, ...sealed }, context));
}
