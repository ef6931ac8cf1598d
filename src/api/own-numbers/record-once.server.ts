import { createHash } from 'node:crypto';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { ownNumberRefusals } from '../fields.contract.ts';
import { claimOwnNumber, findOwnNumber, type OwnNumber, saveOwnNumberReply } from './own-numbers.db.ts';

const withoutNumber = () =>
  new Refusal('no_number', 'own_number is empty; send your own number, so that nothing is recorded twice.');

type OwnNumberRefusal = keyof typeof ownNumberRefusals;

/** Records what an ERP sends under its own number once: sent again, it gets the first reply. */
export async function recordOnce<Reply extends Record<string, unknown>, Name extends string>(
  database: Database,
  own: OwnNumber & { body: unknown; now: Date },
  record: (db: Db) => Promise<Reply | Refusal<Name>>,
): Promise<{ reply: Reply; isRepeated: boolean } | Refusal<Name | OwnNumberRefusal>> {
  const { site, kind, number, now } = own;
  if (number === '') return withoutNumber();
  const bodyHash = createHash('sha256').update(JSON.stringify(own.body)).digest('base64url');
  return database.transaction(async (db) => {
    const [claimed] = await claimOwnNumber(db, { site, kind, number, bodyHash, now });
    if (!claimed) {
      const [known] = await findOwnNumber(db, { site, kind, number });
      if (known?.bodyHash === bodyHash) return { reply: known.reply as Reply, isRepeated: true };
      return new Refusal('other_content', `Number ${number} was sent before with other content.`);
    }
    const reply = await record(db);
    if (reply instanceof Refusal) return reply;
    await saveOwnNumberReply(db, { site, kind, number, reply: JSON.stringify(reply) });
    return { reply, isRepeated: false };
  });
}
