import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';

export function ContactLinks() {
  const { phone, email } = useSite().contact;
  return <>{tRich`${<a href={phoneHref(phone)}>{phone}</a>} or ${<MailLink to={email} />}`}</>;
}
