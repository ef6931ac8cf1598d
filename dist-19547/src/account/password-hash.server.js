import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP parameters (19 MiB, 2 passes). */
export const hashPassword = (password        )                  => hash(password);

/** Compared when there is no such account, so that the reply takes equally long. */
const dummyHash = hash('nobody has this password');

export async function passwordMatches(stored                    , password        )                   {
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== undefined;
}
