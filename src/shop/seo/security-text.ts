import { addDays, dayOf } from '../../lib/dates.ts';
import type { Site } from '../../sites/site.ts';

const validDays = 180;

/** Where to report a weakness (RFC 9116). It is written when it is asked for, so that it never ends. */
export function securityText({ contact, calendar }: Pick<Site, 'contact' | 'calendar'>, address: string, now: Date) {
  const expires = addDays(dayOf(now, calendar.timeZone), validDays);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');
}
