import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Db } from '../server/database/database.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Sites } from '../sites/site.ts';
import { freeTransports } from './free-transports.rule.ts';
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
const lookAgainMs = 1000;
/** A server that took longer than this and failed is left alone until the next run. */
const slowMs = 5000;

export async function sendPendingMessages(context: SendContext): Promise<number> {
  if (context.transports.size === 0) return 0;
  const turns = takeTurns([...context.transports.keys()]);
  await Promise.all(Array.from({ length: atOnce }, () => sendSequentially(context, turns)));
  return turns.taken();
}

/** While others wait for a server that is slow, messages that come meanwhile for another one are looked for. */
async function sendSequentially(context: SendContext, turns: Turns): Promise<void> {
  let onlyIdle = false;
  while (turns.taken() < maxPerRun && turns.isAnyFree(onlyIdle)) {
    const found = await sendNext(context, turns, onlyIdle);
    if (!found && turns.isNoneBusy()) break;
    if (!found) await Promise.race([turns.nextEnd(), pause(lookAgainMs, undefined, { ref: false })]);
    onlyIdle = !found;
  }
}

type Turns = {
  /** How many messages were taken in this run. */
  taken(): number;
  isAnyFree(onlyIdle: boolean): boolean;
  isNoneBusy(): boolean;
  nextEnd(): Promise<void>;
  /** One after the other, so that each knows what the others have taken. */
  take(find: (free: string[]) => Promise<OutboxRow[]>, onlyIdle: boolean): Promise<OutboxRow | undefined>;
  end(row: OutboxRow, isToBeLeftAlone: boolean): void;
};

function takeTurns(all: readonly string[]): Turns {
  let taken = 0;
  const busy: string[] = [];
  const leftAlone = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let end = Promise.withResolvers<void>();
  const free = (onlyIdle: boolean) => freeTransports(all, { busy, leftAlone }, onlyIdle);
  return {
    taken: () => taken,
    isAnyFree: (onlyIdle) => free(onlyIdle).length > 0,
    isNoneBusy: () => busy.length === 0,
    nextEnd: () => end.promise,
    take(find, onlyIdle) {
      const next = last.then(async () => {
        const [row] = await find(free(onlyIdle));
        if (row) {
          busy.push(transportKey(row));
          taken += 1;
        }
        return row;
      });
      last = next.catch(() => undefined);
      return next;
    },
    end(row, isToBeLeftAlone) {
      busy.splice(busy.indexOf(transportKey(row)), 1);
      if (isToBeLeftAlone) leftAlone.add(transportKey(row));
      end.resolve();
      end = Promise.withResolvers<void>();
    },
  };
}

/** The row stays locked until the result is recorded, so no other process sends it. */
async function sendNext(context: SendContext, turns: Turns, onlyIdle: boolean): Promise<boolean> {
  return context.database.longTransaction(async (db) => {
    const find = (transports: string[]) => lockNextMessage(db, { transports, now: context.clock() });
    const row = await turns.take(find, onlyIdle);
    if (!row) return false;
    const began = performance.now();
    const failure = await deliver(row, context);
    turns.end(row, failure !== undefined && performance.now() - began > slowMs);
    const now = context.clock();
    if (!failure) {
      await recordSent(db, { id: row.id, now });
      return true;
    }
    await recordFailure(context, db, { row, failure, now });
    return true;
  });
}

type Failed = { row: OutboxRow; failure: DeliveryError; now: Date };

async function recordFailure({ log }: SendContext, db: Db, { row, failure, now }: Failed): Promise<void> {
  const nextTryAt = failure.isPermanent ? undefined : nextSendAt(row.tries + 1, row, now);
  await recordSendFailure(db, { id: row.id, now, nextTryAt: nextTryAt ?? null, error: failure.message });
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
