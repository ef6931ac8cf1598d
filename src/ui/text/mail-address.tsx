import { isolateLtr } from './isolate-ltr.tsx';

/** Wraps only before the '@', where there is room for its parts. */
export function MailAddress({ children }: { children: string }) {
  const at = children.indexOf('@');
  const parts = (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
  return isolateLtr(parts, children);
}
