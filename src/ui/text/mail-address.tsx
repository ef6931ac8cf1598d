/** Wraps only before the '@', where there is room for its parts. */
export function MailAddress({ children }: { children: string }) {
  const at = children.indexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
