import type { Log } from '../../server/log.server.ts';
import { HttpError, Refusal } from '../../server/refuse.server.ts';
import type { BulkReply } from './list.contract.ts';

/** Changes one record after the other, each in a transaction of its own; what is refused stops none of the others. */
export async function forEachRecord<Key extends string | number>(
  keys: readonly Key[],
  log: Log,
  change: (key: Key) => Promise<unknown>,
): Promise<BulkReply> {
  const done: string[] = [];
  const refused: BulkReply['refused'] = [];
  for (const key of new Set(keys)) {
    const why = await change(key).then(
      (result) => (result instanceof Refusal ? { message: result.message, refusal: result.refusal } : undefined),
      (cause: unknown) => ({ message: messageOf(cause, log) }),
    );
    if (why === undefined) done.push(String(key));
    else refused.push({ key: String(key), ...why });
  }
  return { success: true, done, refused };
}

/** Earlier changes of the call must be told, so that a failure is no failure of the whole call. */
function messageOf(cause: unknown, log: Log): string {
  if (cause instanceof HttpError) return cause.reply.message;
  log.error({ err: cause }, 'a record could not be changed');
  return 'Something went wrong on our side. Nothing was changed here.';
}
