import pg from 'pg';
                                               

                                                                                                                        

/**
 * Sends statements of one transaction together. PostgreSQL runs them in the order of the list, and each sees what was
 * committed before it began: a read listed after a lock sees what the lock protects. A function with several statements
 * sends only its first one here.
 */
export async function inOneRoundTrip                                    (
  db    ,
  statements                     ,
)                   {
  if (db.$client instanceof pg.Pool) throw new Error('a pool runs statements in any order: use a transaction');
  return (await Promise.all(statements.map((send) => send())))                      ;
}
