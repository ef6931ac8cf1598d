import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const generateToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token        ) => createHash('sha256').update(token).digest();
