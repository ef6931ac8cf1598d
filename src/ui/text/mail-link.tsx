import { MailAddress } from './mail-address.tsx';

export type MailLinkProps = {
  to: string;
  subject?: string | undefined;
};

export function MailLink({ to, subject }: MailLinkProps) {
  return (
    <a href={subject ? `mailto:${to}?subject=${subject}` : `mailto:${to}`}>
      <MailAddress>{to}</MailAddress>
    </a>
  );
}
