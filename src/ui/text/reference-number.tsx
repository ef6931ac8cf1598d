import { wrapAt } from './wrap-at.tsx';

/** A number that a buyer gave, such as 'KP/26/0417'. Without room it wraps after a separator rather than in the middle of a part. */
export const ReferenceNumber = ({ children }: { children: string }) => (
  <span translate="no">{wrapAt(/(?<=[/_.-])(?=.)/, children)}</span>
);
