export type MailLinkProps = {
  to: string;
  /** What the letter is about: an order's number. */
  subject?: string | undefined;
};

/** A mail address that opens a letter; where it does not fit it breaks before its '@' and nowhere else. */
export function MailLink({ to, subject }: MailLinkProps) {
  const at = to.indexOf('@');
  return (
    <a href={subject ? `mailto:${to}?subject=${subject}` : `mailto:${to}`}>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </a>
  );
}
