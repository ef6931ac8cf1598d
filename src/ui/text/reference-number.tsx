import { isolateLtr } from './isolate-ltr.tsx';

/** A number that a buyer gave, such as 'KP/26/0417'. Without room it wraps after a separator rather than in the middle of a part. */
export const ReferenceNumber = ({ children }: { children: string }) => isolateLtr(<Parts>{children}</Parts>, children);

function Parts({ children }: { children: string }) {
  const separator = children.search(/[/_.-]./);
  if (separator === -1) return children;
  return (
    <>
      {children.slice(0, separator + 1)}
      <wbr />
      <Parts>{children.slice(separator + 1)}</Parts>
    </>
  );
}
