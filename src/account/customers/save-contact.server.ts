import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { isEmail } from '../forms/email.rule.ts';
import { parsePhone } from '../forms/phone.rule.ts';
import {
  clearMainContact,
  deleteContact,
  findContacts,
  insertContact,
  makeMainContact,
  updateContact,
} from './contacts.db.ts';
import { staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type ContactToSave = {
  customerId: number;
  /** 0 for a new one. */
  contactId: number;
  name: string;
  designation: string;
  email: string;
  phone: string;
  isMain: boolean;
  by: string;
  now: Date;
};

type SaveRefusal = 'bad_email' | 'bad_phone' | 'empty_contact' | 'same_contact' | 'unknown_account' | 'unknown_contact';

/** The first contact of a customer is the main one; another takes its place when it is saved as the main one. */
export function saveContact(
  database: Database,
  site: Site,
  { customerId, contactId, isMain, by, now, ...typed }: ContactToSave,
): Promise<Refusal<SaveRefusal> | undefined> {
  return withLockedAccount(database, site, { customerId }, async (db, account) => {
    const of = { site: site.code, customerId };
    const email = typed.email.trim().toLowerCase();
    const phone = typed.phone.trim() === '' ? '' : parsePhone(typed.phone, site.country);
    const { name, designation } = typed;
    if (email !== '' && !isEmail(email)) return refuse(customerRefusals, 'bad_email');
    if (phone === undefined) return refuse(customerRefusals, 'bad_phone');
    if (name === '' && email === '' && phone === '') return refuse(customerRefusals, 'empty_contact');
    const contacts = await findContacts(db, of);
    const before = contacts.find(({ id }) => id === contactId);
    if (contactId !== 0 && !before) return refuse(customerRefusals, 'unknown_contact');
    const same = contacts.find((one) => one.id !== contactId && email !== '' && one.email === email);
    if (same) return refuse(customerRefusals, 'same_contact', { email });
    const facts = { name, designation, email, phone };
    const [saved] = before
      ? await updateContact(db, { ...of, ...facts, id: before.id })
      : await insertContact(db, { ...of, ...facts, by, now });
    if (!saved) return refuse(customerRefusals, 'unknown_contact');
    const isMainNow = isMain || contacts.length === 0 || before?.isMain === true;
    if (isMainNow && !before?.isMain) {
      await clearMainContact(db, of);
      await makeMainContact(db, { ...of, id: saved.id });
    }
    const action = before ? 'contact changed' : 'contact added';
    const details = { ...(before && { before }), after: { ...facts, isMain: isMainNow } };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details });
    return undefined;
  });
}

/** Whom an invitation of the customer goes to: the main contact, else the next with an address. */
export async function contactToInvite(db: Db, site: Site, customerId: number) {
  const contacts = await findContacts(db, { site: site.code, customerId });
  return contacts.find(({ email }) => email !== '');
}

/** The next one is the main contact then. */
export function removeContact(
  database: Database,
  site: Site,
  { customerId, contactId, by, now }: Pick<ContactToSave, 'customerId' | 'contactId' | 'by' | 'now'>,
): Promise<Refusal<'unknown_account' | 'unknown_contact'> | undefined> {
  return withLockedAccount(database, site, { customerId }, async (db, account) => {
    const of = { site: site.code, customerId };
    const contacts = await findContacts(db, of);
    const before = contacts.find(({ id }) => id === contactId);
    if (!before) return refuse(customerRefusals, 'unknown_contact');
    await deleteContact(db, { ...of, id: contactId });
    const next = contacts.find(({ id }) => id !== contactId);
    if (before.isMain && next) await makeMainContact(db, { ...of, id: next.id });
    const entry = staffEntryOf(site, account, { by, now });
    await recordAudit(db, { ...entry, action: 'contact removed', details: { before } });
    return undefined;
  });
}
