import { createHash } from 'node:crypto';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { claimOwnNumber, findOwnNumber, keepOwnNumberReply,                } from './own-numbers.db.js';

/** Records what an ERP sends under its own number once: sent again, it gets the first reply. */
export function recordOnce                                       (
  database          ,
  own                                          ,
  record                                      ,
)                                                           {
  const { site, kind, number, now } = own;
  const bodyHash = createHash('sha256').update(JSON.stringify(own.body)).digest('base64url');
  return database.transaction(async (db) => {
    const [claimed] = await claimOwnNumber(db, { site, kind, number, bodyHash, now });
    if (!claimed) {
      const [known] = await findOwnNumber(db, { site, kind, number });
      if (known?.bodyHash === bodyHash) return { reply: known.reply         , isRepeated: true };
      return new Refusal('other_content', `Number ${number} was sent before with other content.`);
    }
    const reply = await record(db);
    if (reply instanceof Refusal) return reply;
    await keepOwnNumberReply(db, { site, kind, number, reply: JSON.stringify(reply) });
    return { reply, isRepeated: false };
  });
}
