import { t } from '../../lib/i18n.js';
                                                      
import { HttpError, Refusal } from '../../server/refuse.server.js';
                                                    

/** Changes one record after the other, each in a transaction of its own; what is refused stops none of the others. */
export async function forEachRecord                             (
  keys                ,
  log     ,
  change                                ,
)                     {
  const done           = [];
  const refused                       = [];
  for (const key of new Set(keys)) {
    const message = await change(key).then(
      (result) => (result instanceof Refusal ? result.message : undefined),
      (cause         ) => messageOf(cause, log),
    );
    if (message === undefined) done.push(String(key));
    else refused.push({ key: String(key), message });
  }
  return { success: true, done, refused };
}

/** What was changed before must be told, so that a failure is no failure of the whole call. */
function messageOf(cause         , log     )         {
  if (cause instanceof HttpError) return cause.reply.message;
  log.error({ err: cause }, 'a record could not be changed');
  return t`Something went wrong on our side. Nothing was changed here.`;
}
