import { wrapAt } from './wrap-at.tsx';

/** Wraps only before the '@', where there is room for its parts. */
export const MailAddress = ({ children }: { children: string }) => wrapAt(/(?=@)/, children);
