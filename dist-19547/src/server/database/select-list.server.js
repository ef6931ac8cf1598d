import {                                            sql } from 'drizzle-orm';

/** What a statement selects, by the name in its rows: a column of an aliased table, or an expression with its type. */
                                                           

                                                      
                                                       
                                  
                                            
             
              
  

/** `"i"."bore_mm" as "boreMm", …` */
export function selectList(columns                 )      {
  const parts = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql.join(parts, sql`, `);
}

export function pickColumns                                                    (
  columns         ,
  ...names                 
)                      {
  return Object.fromEntries(names.map((name) => [name, columns[name]]))                       ;
}
