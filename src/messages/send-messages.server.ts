import { minutesAfter } from '../lib/dates.ts';
import type { Database } from '../server/database/database.server.ts';
import { type Sender, type SendOutcome, sendToEach } from '../server/jobs/send-to-each.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Sites } from '../sites/site.ts';
import { mailLogo } from './mail-logo.server.ts';
import { findTransportsToUse, leaseNextMessage, type OutboxRow, recordSendFailure, recordSent } from './outbox.db.ts';
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
  /** The transports by site and channel, as 'nod mail'. */
  transports: ReadonlyMap<string, Transport>;
};

/** Longer than a mail server or gateway may take, so that no other process sends the same message. */
const leaseMinutes = 2;

export function createMessageSender(context: SendContext): Sender {
  const transports = [...context.transports.keys()];
  return sendToEach({
    async findReceivers() {
      if (transports.length === 0) return [];
      const found = await findTransportsToUse(context.database, { transports, now: context.clock() });
      return found.map(({ transport }) => transport);
    },
    sendNext: (transport) => sendNext(context, transport),
  });
}

async function sendNext(context: SendContext, transport: string): Promise<SendOutcome> {
  const { database, clock } = context;
  const began = clock();
  const [row] = await leaseNextMessage(database, { transport, now: began, until: minutesAfter(began, leaseMinutes) });
  if (!row) return 'nothing to send';
  const failure = await deliver(row, context);
  const now = clock();
  if (failure) await recordFailure(context, { row, failure, now });
  else await recordSent(database, { id: row.id, now });
  return failure && !failure.isPermanent ? 'failed' : 'arrived';
}

type Failed = { row: OutboxRow; failure: DeliveryError; now: Date };

async function recordFailure({ database, log }: SendContext, { row, failure, now }: Failed): Promise<void> {
  const nextTryAt = failure.isPermanent ? undefined : nextSendAt(row.tries + 1, row, now);
  await recordSendFailure(database, { id: row.id, now, nextTryAt: nextTryAt ?? null, error: failure.message });
  const logFields = { message: row.id, site: row.site, channel: row.channel, template: row.template };
  if (nextTryAt) log.warn({ ...logFields, nextTryAt }, `not sent yet: ${failure.message}`);
  else log.error(logFields, `permanently failed: ${failure.message}`);
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
            unsubscribe: content.unsubscribe,
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
