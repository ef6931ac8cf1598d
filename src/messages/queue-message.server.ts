import type { Db } from '../server/database/database.server.ts';
import type { FilledStatement } from '../server/database/filled-statement.ts';
import type { SiteCode } from '../sites/site.ts';
import { isErasedAddress } from './erased-address.ts';
import { insertMessages } from './outbox.db.ts';

export type Message = {
  channel: 'mail' | 'sms';
  /** An e-mail address, or a mobile number as E.164. */
  receiver: string;
  template: string;
  data: Record<string, unknown>;
  sealed?: string;
  /** Not sent after this. */
  endsAt?: Date;
};

/** The customer whose action causes them, and how many an hour of theirs are sent without waiting. */
export type CausedBy = { customerId: number; mailsAnHour: number };

/** Returns their ids in the outbox. */
export async function queueMessages(
  { $client }: Pick<Db, '$client'>,
  site: SiteCode,
  now: Date,
  messages: readonly Message[],
  causedBy?: CausedBy,
): Promise<number[]> {
  const { rows } = await $client.query<{ id: number }>(messagesStatement(site, now, messages, causedBy));
  return rows.map(({ id }) => id);
}

/**
 * Writes them to the outbox. Nothing is written to a person who was erased. What one customer causes beyond a bound waits
 * there, so that nobody floods a mailbox, and nothing that its receiver needs is dropped.
 */
export function messagesStatement(
  site: SiteCode,
  now: Date,
  messages: readonly Message[],
  causedBy?: CausedBy,
): FilledStatement {
  const reachable = messages.filter(({ receiver }) => !isErasedAddress(receiver));
  return insertMessages.fill({
    ...{ site, now, messages: JSON.stringify(reachable) },
    ...{ causedBy: causedBy?.customerId ?? null, mailsAnHour: causedBy?.mailsAnHour ?? 1 },
  });
}
