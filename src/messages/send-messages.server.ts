import type { Database } from '../server/db.ts';
import type { Log } from '../server/log.ts';
import { letterHtml } from './letter-html.ts';
import { letterText, smsText } from './letter-text.ts';
import { lockWaiting, noteFailed, noteSent, type OutboxRow } from './outbox.db.ts';
import { nextTry } from './retry.rule.ts';
import { NotSent, type Parcel, type Way } from './way.ts';
import { letterOf, settingOf, type Writing } from './written.ts';

export type Post = Writing & {
  database: Database;
  secret: string;
  log: Log;
  clock: () => Date;
  /** By site and channel, 'nod mail'. */
  ways: ReadonlyMap<string, Way>;
};

/** How many messages one process hands over at a time; each keeps a database connection while it does. */
const atOnce = 4;
/** So that a store that is to stop does not first send a long queue. */
const mostPerRun = 100;

/** Sends what waits and can be sent, the longest waiting first; answers how many were tried. */
export async function sendWaiting(post: Post): Promise<number> {
  if (post.ways.size === 0) return 0;
  const tried = await Promise.all(Array.from({ length: atOnce }, () => sendInTurn(post)));
  return tried.reduce((sum, count) => sum + count, 0);
}

async function sendInTurn(post: Post): Promise<number> {
  let tried = 0;
  while (tried < mostPerRun / atOnce && (await sendNext(post))) tried += 1;
  return tried;
}

/** The row stays locked from before the message goes out until that is noted: no other process sends it meanwhile. */
async function sendNext(post: Post): Promise<boolean> {
  return post.database.longTransaction(async (db) => {
    const [row] = await lockWaiting(db, { ways: [...post.ways.keys()], now: post.clock() });
    if (!row) return false;
    const failure = await handOver(row, post);
    const now = post.clock();
    if (!failure) {
      await noteSent(db, { id: row.id, now });
      return true;
    }
    const nextTryAt = failure.final ? undefined : nextTry(row.tries + 1, row, now);
    await noteFailed(db, { id: row.id, now, nextTryAt: nextTryAt ?? null, error: failure.message });
    const told = { message: row.id, site: row.site, channel: row.channel, template: row.template };
    if (nextTryAt) post.log.warn({ ...told, nextTryAt }, `not sent yet: ${failure.message}`);
    else post.log.error(told, `given up: ${failure.message}`);
    return true;
  });
}

async function handOver(row: OutboxRow, post: Post): Promise<NotSent | undefined> {
  if (row.endsAt && row.endsAt <= post.clock()) return new NotSent('it had ended before it could be sent', true);
  try {
    const letter = letterOf(row, post, post.secret);
    const setting = settingOf(row, post);
    const words =
      row.channel === 'sms'
        ? { subject: '', text: smsText(letter), html: '' }
        : { subject: letter.subject, text: letterText(letter, setting), html: letterHtml(letter, setting) };
    await post.ways.get(wayOf(row))?.send({ id: idOf(row), receiver: row.receiver, ...words } satisfies Parcel);
    return undefined;
  } catch (cause) {
    return cause instanceof NotSent
      ? cause
      : new NotSent(cause instanceof Error ? cause.message : String(cause), false);
  }
}

const wayOf = ({ site, channel }: OutboxRow) => `${site} ${channel}`;

/** The same at every try, and no other message's: a second database counts from 1 as well. */
const idOf = ({ id, site, createdAt }: OutboxRow) => `${site}-${createdAt.getTime().toString(36)}-${id}`;
