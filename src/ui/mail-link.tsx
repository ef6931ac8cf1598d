export type MailLinkProps = {
  to: string;
  /** What the letter is about: an order's number. */
  about?: string | undefined;
};

/** A mail address that opens a letter; where it does not fit it breaks before its '@' and nowhere else. */
export function MailLink({ to, about }: MailLinkProps) {
  const at = to.indexOf('@');
  return (
    <a href={about ? `mailto:${to}?subject=${about}` : `mailto:${to}`}>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </a>
  );
}
