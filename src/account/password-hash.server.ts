import { hash, verify } from '@node-rs/argon2';
import { type QueueClient, runInQueue } from '../server/jobs/queues.server.ts';

/**
 * argon2id with OWASP parameters (19 MiB, 2 passes). For a `client` in its turn, because many at once slow down everybody;
 * at the terminal and for what an administrator does there is none.
 */
export const hashPassword = (password: string, client?: QueueClient): Promise<string> =>
  client ? runInQueue('passwords', client, () => hash(password)) : hash(password);

/** Compared when there is no such account, so that the reply takes equally long. */
const dummyHash = hash('nobody has this password');

export async function passwordMatches(
  stored: string | undefined,
  password: string,
  client: QueueClient,
): Promise<boolean> {
  const compared = stored ?? (await dummyHash);
  const matches = await runInQueue('passwords', client, () => verify(compared, password));
  return matches && stored !== undefined;
}
