export type MailLinkProps = {
  to: string;
  subject?: string | undefined;
};

/** Wraps only before the '@'. */
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
