                                                         
import { deleteSpent } from './purge-expired.db.js';

const keptHours = 24;

export async function purgeExpired(db    , now      )                {
  await deleteSpent(db, now, new Date(now.getTime() - keptHours * 3_600_000));
}
