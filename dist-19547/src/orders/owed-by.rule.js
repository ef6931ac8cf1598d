                                           

/** Owed pieces are expected by the day given at ordering; once that day is past, no day is promised. */
export function owedBy({ owed, expectedOn }                                          , today     )           {
  return owed > 0 && expectedOn !== null && expectedOn >= today ? expectedOn : '';
}
