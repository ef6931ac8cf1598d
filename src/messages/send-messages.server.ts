import type { Database } from '../server/database/database.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Sites } from '../sites/site.ts';
import { mailLogo } from './mail-logo.server.ts';
import { lockNextMessage, type OutboxRow, recordSendFailure, recordSent } from './outbox.db.ts';
import { renderHtml } from './render-html.server.ts';
import { renderMessage, type TemplateConfig, templateContextOf } from './render-message.server.ts';
import { renderSms, renderText } from './render-text.server.ts';
import { nextSendAt } from './retry.rule.ts';
import { DeliveryError, type OutgoingMessage, type Transport } from './transport.ts';

export type SendContext = TemplateConfig & {
  database: Database;
  sites: Sites;
  secret: string;
  log: Log;
  clock: () => Date;
  /** By site and channel, as 'nod mail'. */
  transports: ReadonlyMap<string, Transport>;
};

/** Each holds a database connection. */
const atOnce = 4;
/** A store that shuts down does not send a long queue first. */
const maxPerRun = 100;

export async function sendPendingMessages(context: SendContext): Promise<number> {
  if (context.transports.size === 0) return 0;
  const tried = await Promise.all(Array.from({ length: atOnce }, () => sendSequentially(context)));
  return tried.reduce((sum, count) => sum + count, 0);
}

async function sendSequentially(context: SendContext): Promise<number> {
  let tried = 0;
  while (tried < maxPerRun / atOnce && (await sendNext(context))) tried += 1;
  return tried;
}

/** The row stays locked until the result is recorded, so no other process sends it. */
async function sendNext(context: SendContext): Promise<boolean> {
  return context.database.longTransaction(async (db) => {
    const [row] = await lockNextMessage(db, { transports: [...context.transports.keys()], now: context.clock() });
    if (!row) return false;
    const failure = await deliver(row, context);
    const now = context.clock();
    if (!failure) {
      await recordSent(db, { id: row.id, now });
      return true;
    }
    const nextTryAt = failure.isPermanent ? undefined : nextSendAt(row.tries + 1, row, now);
    await recordSendFailure(db, { id: row.id, now, nextTryAt: nextTryAt ?? null, error: failure.message });
    const logFields = { message: row.id, site: row.site, channel: row.channel, template: row.template };
    if (nextTryAt) context.log.warn({ ...logFields, nextTryAt }, `not sent yet: ${failure.message}`);
    else context.log.error(logFields, `permanently failed: ${failure.message}`);
    return true;
  });
}

async function deliver(row: OutboxRow, context: SendContext): Promise<DeliveryError | undefined> {
  if (row.endsAt && row.endsAt <= context.clock())
    return new DeliveryError('it had ended before it could be sent', true);
  try {
    const site = context.sites[row.site];
    const content = renderMessage(row, site, context, context.secret);
    const templateContext = templateContextOf(site, context);
    const rendered =
      row.channel === 'sms'
        ? { subject: '', text: renderSms(content), html: '' }
        : {
            subject: content.subject,
            text: renderText(content, templateContext),
            html: renderHtml(content, templateContext, { logo: 'cid:logo' }),
            pictures: { logo: mailLogo(site) },
          };
    await context.transports
      .get(transportKey(row))
      ?.send({ id: idOf(row), receiver: row.receiver, ...rendered } satisfies OutgoingMessage);
    return undefined;
  } catch (cause) {
    return cause instanceof DeliveryError
      ? cause
      : new DeliveryError(cause instanceof Error ? cause.message : String(cause), false);
  }
}

const transportKey = ({ site, channel }: OutboxRow) => `${site} ${channel}`;

/** Unique even across databases that both count from 1. */
const idOf = ({ id, site, createdAt }: OutboxRow) => `${site}-${createdAt.getTime().toString(36)}-${id}`;
