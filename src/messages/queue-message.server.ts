import type { Db } from '../server/database/database.server.ts';
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

/** Returns their ids in the outbox. Nothing is written to a person who was erased. */
export async function queueMessages(
  db: Db,
  site: SiteCode,
  now: Date,
  messages: readonly Message[],
): Promise<number[]> {
  const reachable = messages.filter(({ receiver }) => !isErasedAddress(receiver));
  const rows = await insertMessages(db, { site, now, messages: JSON.stringify(reachable) });
  return rows.map(({ id }) => id);
}
