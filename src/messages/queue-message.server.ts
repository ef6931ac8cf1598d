import type { Db } from '../server/database/database.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { insertMessages } from './outbox.db.ts';

/** A mail or SMS to be sent once the transaction it is written in has been committed. */
export type Message = {
  channel: 'mail' | 'sms';
  /** An e-mail address, or a mobile number as E.164. */
  receiver: string;
  template: string;
  data: Record<string, unknown>;
  /** Of `seal`: what the template reads besides, and nobody else may. */
  sealed?: string;
  /** It is not sent afterwards. */
  endsAt?: Date;
};

/** Writes messages into the outbox, in the transaction of what they speak of. */
export async function queueMessages(db: Db, site: SiteCode, now: Date, messages: readonly Message[]): Promise<void> {
  await insertMessages(db, { site, now, messages: JSON.stringify(messages) });
}
