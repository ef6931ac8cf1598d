import { eq } from 'drizzle-orm';
                                                                   
import { users } from '../account.table.js';

export async function setPassword(db    , userId        , passwordHash        )                {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}
