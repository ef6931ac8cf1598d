import type { Sender } from '../../src/server/jobs/send-to-each.server.ts';

/** One run of the job, and all that follows from it. Returns how many were sent. */
export async function sendWaiting(sender: Sender): Promise<number> {
  await sender.run();
  return sender.finish();
}
