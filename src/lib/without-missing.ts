type Present<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The values that are there, under their names. */
export const withoutMissing = <Values extends object>(values: Values): Present<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>;
