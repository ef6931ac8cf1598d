import { fillPlaceholders,          } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { casing,                } from './database.server.js';

const dialect = new PgDialect({ casing });

                                                                                           

/** By name, for the check of their types in tests/statement-types. */
export const preparedStatements = new Map                           ();

                    
                                                                                                                      
                              
  

/** A statement that PostgreSQL plans once per connection. `Row` names its columns in camel case. */
export function prepareStatement                                             (
  name        ,
  query     ,
  { isPlannedEachTime = false }              = {},
) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  preparedStatements.set(name, { name, text, params });
  const sent = isPlannedEachTime ? { text } : { name, text };
  return async ({ $client }           , values        )                 => {
    const filled = fillPlaceholders(params, values);
    const { rows } = await $client.query({ ...sent, values: filled });
    return rows         ;
  };
}
