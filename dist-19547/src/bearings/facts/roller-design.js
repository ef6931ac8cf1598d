                                                                              

                                                                                                      

/** Makers that sell the reinforced design only, with or without its letter. */
const onlyReinforced                    = ['SKF', 'FAG', 'INA'];

                                                                                                                 

/**
 * Letters (NU, N), series (2, 22) and design of a cylindrical roller bearing with a cage, one row; undefined where the
 * designation does not say which design it is.
 */
export function rollerDesignOf({ type, series, design, dialect, tokens, cage }          )                           {
  const [, letters = '', digits = ''] = /^(NU|NJ|NUP|N|NF)(\d+)$/.exec(series ?? '') ?? [];
  if (type !== 'cylindrical roller' || letters === '' || cage === 'full complement') return undefined;
  const own = tokens.filter(({ meaning }) => meaning.variant === 'design').map(({ text }) => text);
  // Koyo writes R where others write E.
  const isReinforced = design === 'E' || (dialect === 'Koyo' && own.join() === 'R');
  if (isReinforced) return { letters, series: digits, isReinforced };
  const isPlain = design === '' && own.length === 0 && !onlyReinforced.includes(dialect ?? '');
  return isPlain ? { letters, series: digits, isReinforced } : undefined;
}
