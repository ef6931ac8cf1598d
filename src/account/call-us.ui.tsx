import { MailLink } from '../ui/mail-link.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';

/** '+91 22 5550 0169 or sales@nod.example', both to press. */
export function ContactLinks() {
  const { phone, email } = useSite().contact;
  return <>{sayWith`${<a href={phoneHref(phone)}>{phone}</a>} or ${<MailLink to={email} />}`}</>;
}
