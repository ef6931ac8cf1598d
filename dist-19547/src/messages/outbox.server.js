import { formatDateTime } from '../lib/dates.js';
import { t } from '../lib/i18n.js';
import {              defineCall,                 } from '../server/calls/define-call.server.js';
import { notFound } from '../server/refuse.server.js';
                                             
                                                                          
import {                     outboxList } from './outbox.contract.js';
import { findNewest } from './outbox.db.js';
import { renderMessage,                      templateContextOf } from './render-message.server.js';
import { renderSms, renderText } from './render-text.server.js';

const maxListed = 100;

export function outboxCall(
  requires                                       ,
  config                                    ,
) {
  return defineCall(outboxList, { requires }, async (_request, { db, site, secret }) => {
    if (!config.demo) throw notFound(t`The outbox`);
    const rows = await findNewest(db, { site: site.code, limit: maxListed });
    return { success: true         , messages: rows.map((row) => toOutboxMessage(row, config, site, secret)) };
  });
}

                                                          

function toOutboxMessage(row     , config                , site      , secret        )                {
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
export function readable(row     , site      , config                , secret        )                 {
  try {
    return renderMessage(row, site, config, secret);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const text = t`This message cannot be shown: ${reason}.`;
    return { subject: row.template, blocks: [{ kind: 'text', text }] };
  }
}

const codeOf = (blocks                         ) => blocks.find((block) => block.kind === 'code')?.code ?? '';
