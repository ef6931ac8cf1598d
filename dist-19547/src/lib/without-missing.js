                                                                                   

/** The values that are there, under their names. */
export const withoutMissing =                        (values        )                  =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))                   ;
