import { and, eq } from 'drizzle-orm';
import { installation } from '../server.table.js';
                                               

export async function findInstallationValue(db    , name        )                              {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row?.value;
}

export async function saveInstallationValue(
  db    ,
  name        ,
  value        ,
  over                    ,
)                  {
  const insert = db.insert(installation).values({ name, value });
  if (over === 'keep') await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: installation.name, set: { value } });
  return (await findInstallationValue(db, name)) ?? value;
}

/** False where the value is another, or none. */
export async function removeInstallationValue(db    , name        , value        )                   {
  const removed = await db
    .delete(installation)
    .where(and(eq(installation.name, name), eq(installation.value, value)))
    .returning({ name: installation.name });
  return removed.length === 1;
}
