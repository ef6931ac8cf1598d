import { type SQL, sql } from 'drizzle-orm';
import { digitsOf, searchTextOf } from '../server/database/search-text.sql.ts';

// What customers are found by, as it is written in the indexes and in the statements that use them.

const joined = (...columns: readonly SQL[]): SQL => searchTextOf(sql.join([...columns], sql` || ' ' || `));
const known = (column: SQL) => sql`coalesce(${column}, '')`;

export const userText = (u: { firstName: SQL; lastName: SQL; email: SQL; mobile: SQL }): SQL =>
  joined(u.firstName, u.lastName, u.email, known(u.mobile));

export const contactText = (k: { name: SQL; email: SQL; phone: SQL }): SQL =>
  joined(k.name, k.email, digitsOf(k.phone));

export const addressText = (a: { cityName: SQL; pincode: SQL; contactName: SQL; contactPhone: SQL }): SQL =>
  joined(a.cityName, a.pincode, known(a.contactName), digitsOf(known(a.contactPhone)));

export const registrationText = (t: { number: SQL; pendingNumber: SQL; legalName: SQL }): SQL =>
  joined(t.number, known(t.pendingNumber), t.legalName);

/** A code as it is written, and without its signs. */
export const listedText = (l: { customerCode: SQL }): SQL =>
  joined(l.customerCode, sql`translate(${l.customerCode}, ' -/', '')`);
