import { createHash, randomBytes } from 'node:crypto';

/** A fresh session token: 256 random bits, as the browser keeps it. */
export const generateToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
