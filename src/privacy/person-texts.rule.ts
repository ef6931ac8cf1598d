// A person is found by address and number wherever they stand whole, and by name only in rows of the person.

import { escapePattern } from '../lib/escape-pattern.ts';

export type Person = {
  userId: number;
  customerId: number;
  email: string;
  mobile: string | null;
  firstName: string;
  lastName: string;
};

/** Shorter ones are parts of too many words. */
const minNameLength = 3;

/** A pattern for PostgreSQL that finds the person wherever it stands: the e-mail address and the number, whole. */
export function contactPattern({ email, mobile }: Pick<Person, 'email' | 'mobile'>): string {
  const contacts = [`(?<![a-z0-9._%+-])${escapePattern(email.toLowerCase())}(?![a-z0-9-])`];
  // Ten digits also where somebody wrote them without the country.
  if (mobile) contacts.push(`(?<!\\d)(?:\\+?${escapePattern(mobile.replace('+', ''))}|0?${mobile.slice(-10)})(?!\\d)`);
  return contacts.join('|');
}

/** The names too, for rows that belong to the person: elsewhere somebody else may have the same. */
export function personPattern(person: Person): string {
  const names = [`${person.firstName} ${person.lastName}`.trim(), person.firstName, person.lastName];
  const long = [...new Set(names)].filter((name) => name.length >= minNameLength);
  return [contactPattern(person), ...long.map((name) => `\\m${escapePattern(name)}\\M`)].join('|');
}
