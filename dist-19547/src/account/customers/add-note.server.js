                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { insertNote } from './customer-notes.db.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

const maxNote = 2000;

                                                                             

export function addNote(database          , site      , { email, text: typed, by, now }         ) {
  return withLockedAccount                (database, site, email, async (db, account) => {
    const text = typed.trim();
    if (text === '') return new Refusal('no_text', 'Please write a note.');
    if (text.length > maxNote) return new Refusal('too_long', `Please use at most ${maxNote} characters.`);
    const [note] = await insertNote(db, { site: site.code, customerId: account.customerId, text, by, now });
    const details = { after: text };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'note added', details });
    return { id: note?.id ?? 0 };
  });
}
