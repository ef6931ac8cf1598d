import type { Db } from '../server/database/database.server.ts';
import type { FilledStatement } from '../server/database/filled-statement.ts';
import type { SiteCode } from '../sites/site.ts';
import { isErasedAddress } from './erased-address.ts';
import type { MessageChannel } from './message-channel.data.ts';
import { insertMessages } from './outbox.db.ts';

export type Message = {
  channel: MessageChannel;
  /** An e-mail address, or a mobile number as E.164. */
  receiver: string;
  template: string;
  data: Record<string, unknown>;
  sealed?: string;
  /** The moment after which the message is not sent. */
  endsAt?: Date;
};

/** The customer whose action causes them, and how many an hour of theirs are sent without waiting. */
export type CausedBy = { customerId: number; mailsAnHour: number };

/** Returns their ids in the outbox. */
export async function queueMessages(
  db: Pick<Db, '$client'>,
  site: SiteCode,
  now: Date,
  messages: readonly Message[],
  causedBy?: CausedBy,
): Promise<number[]> {
  const queued = await insertMessages(db, toRows(site, now, messages, causedBy));
  return queued.map(({ id }) => id);
}

export const messagesStatement = (...message: Parameters<typeof toRows>): FilledStatement =>
  insertMessages.fill(toRows(...message));

/**
 * Nothing is written to a person who was erased, nor to a customer of whom no address is known. What one customer causes beyond a bound waits in the outbox, so that
 * nobody floods a mailbox, and nothing that its receiver needs is dropped.
 */
function toRows(site: SiteCode, now: Date, messages: readonly Message[], causedBy?: CausedBy) {
  const reachable = messages.filter(({ receiver }) => receiver !== '' && !isErasedAddress(receiver));
  return {
    site,
    now,
    messages: JSON.stringify(reachable),
    causedBy: causedBy?.customerId ?? null,
    mailsAnHour: causedBy?.mailsAnHour ?? 1,
  };
}
