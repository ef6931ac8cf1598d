import { createHash } from 'node:crypto';
import type { NameIn } from '../../lib/refusals.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { ownNumberRefusals } from '../api-refusals.ts';
import { claimOwnNumber, findOwnNumber, type OwnNumber, saveOwnNumberReply } from './own-numbers.db.ts';

type OwnNumberRefusal = NameIn<typeof ownNumberRefusals>;

/** Records what an ERP sends under its own number once: sent again, it gets the first reply. */
export async function recordOnce<Reply extends Record<string, unknown>, Name extends string>(
  database: Database,
  own: OwnNumber & { body: unknown; now: Date },
  record: (db: Db) => Promise<Reply | Refusal<Name>>,
): Promise<{ reply: Reply; isRepeated: boolean } | Refusal<Name | OwnNumberRefusal>> {
  const { site, kind, number, now } = own;
  if (number === '') return refuse(ownNumberRefusals, 'no_number');
  const bodyHash = createHash('sha256').update(JSON.stringify(own.body)).digest('base64url');
  return database.transaction(async (db) => {
    const [claimed] = await claimOwnNumber(db, { site, kind, number, bodyHash, now });
    if (!claimed) {
      const [known] = await findOwnNumber(db, { site, kind, number });
      if (known?.bodyHash === bodyHash) return { reply: known.reply as Reply, isRepeated: true };
      return refuse(ownNumberRefusals, 'other_content', { number });
    }
    const reply = await record(db);
    if (reply instanceof Refusal) return reply;
    await saveOwnNumberReply(db, { site, kind, number, reply: JSON.stringify(reply) });
    return { reply, isRepeated: false };
  });
}
