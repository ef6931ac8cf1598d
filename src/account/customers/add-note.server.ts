import type { Database } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import type { MoveRecords } from '../joining/join-customer.server.ts';
import { insertNote, moveNoteRows } from './customer-view.db.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

const maxNote = 2000;

/** What staff have noted goes with the user to the customer whom the user belongs to from now on. */
export const moveNotes: MoveRecords = async (db, { fromCustomerId, toCustomerId }) => {
  await moveNoteRows(db, { fromCustomerId, toCustomerId });
};

export type NewNote = NamedAccount & { text: string; by: string; now: Date };

/** The same note once more is a request whose reply was lost. */
export function addNote(database: Database, site: Site, { text: typed, by, now, ...named }: NewNote) {
  return withLockedAccount(database, site, named, async (db, account) => {
    const text = typed.trim();
    if (text === '') return refuse(customerRefusals, 'no_text');
    if (text.length > maxNote) return refuse(customerRefusals, 'too_long.note', { max: maxNote });
    const [note] = await insertNote(db, { site: site.code, customerId: account.customerId, text, by, now });
    if (!note) throw new Error('a note was neither added nor found');
    const details = { after: text };
    if (note.isNew)
      await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'note added', details });
    return { id: note.id };
  });
}
