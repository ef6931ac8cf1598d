import { formatDateTime } from '../lib/dates.ts';
import { t } from '../lib/i18n.ts';
import type { CallContext } from '../server/calls/define-call.server.ts';
import { notFound } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import type { ContentBlock, MessageContent } from './message-template.ts';
import type { OutboxMessage } from './outbox.contract.ts';
import { findNewest } from './outbox.db.ts';
import { renderMessage, type TemplateConfig, templateContextOf } from './render-message.server.ts';
import { renderSms, renderText } from './render-text.server.ts';

const maxListed = 100;

export async function listOutbox({
  db,
  site,
  secret,
  services,
}: Pick<CallContext, 'db' | 'site' | 'secret' | 'services'>): Promise<OutboxMessage[]> {
  if (!services.env.demo) throw notFound(t`The outbox`);
  const rows = await findNewest(db, { site: site.code, limit: maxListed });
  return rows.map((row) => toOutboxMessage(row, services, site, secret));
}

type Row = Awaited<ReturnType<typeof findNewest>>[number];

function toOutboxMessage(row: Row, config: TemplateConfig, site: Site, secret: string): OutboxMessage {
  const content = readable(row, site, config, secret);
  const isSms = row.channel === 'sms';
  return {
    id: row.id,
    channel: row.channel,
    receiver: row.receiver,
    subject: isSms ? '' : content.subject,
    text: isSms ? renderSms(content) : renderText(content, templateContextOf(site, config)),
    links: content.blocks.flatMap((block) => (block.kind === 'link' ? [{ label: block.label, href: block.href }] : [])),
    code: codeOf(content.blocks),
    created: formatDateTime(row.createdAt, site.calendar.timeZone),
    state: row.sentAt ? 'sent' : row.givenUpAt ? 'given up' : 'waiting',
  };
}

/** A message that cannot be read any more says so in place of its text. */
export function readable(row: Row, site: Site, config: TemplateConfig, secret: string): MessageContent {
  try {
    return renderMessage(row, site, config, secret);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const text = t`This message cannot be shown: ${reason}.`;
    return { subject: row.template, blocks: [{ kind: 'text', text }] };
  }
}

const codeOf = (blocks: readonly ContentBlock[]) => blocks.find((block) => block.kind === 'code')?.code ?? '';
