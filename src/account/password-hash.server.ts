import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's OWASP parameters (19 MiB, 2 passes); takes some tens of milliseconds on purpose. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A hash nobody's password has, so that an unknown account takes as long as a known one. */
const nobody = hash('nobody has this password');

/** Whether `password` is the one behind `stored`; without a stored hash it works as long and answers false. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}
