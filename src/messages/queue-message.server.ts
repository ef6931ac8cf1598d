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

/** Returns their ids in the outbox. */
export async function queueMessages(
  { $client }: Pick<Db, '$client'>,
  site: SiteCode,
  now: Date,
  messages: readonly Message[],
): Promise<number[]> {
  const { rows } = await $client.query<{ id: number }>(messagesStatement(site, now, messages));
  return rows.map(({ id }) => id);
}

/** Writes them to the outbox. Nothing is written to a person who was erased. */
export function messagesStatement(site: SiteCode, now: Date, messages: readonly Message[]): FilledStatement {
  const reachable = messages.filter(({ receiver }) => !isErasedAddress(receiver));
  return insertMessages.fill({ site, now, messages: JSON.stringify(reachable) });
}
