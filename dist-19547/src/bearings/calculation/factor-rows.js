                                                                       

const parsed = new Map                                   ();

function rowsOf(table                   )                 {
  const known = parsed.get(table);
  if (known) return known;
  const rows = table.map((text) => {
    const [at = '', values = ''] = text.split(': ');
    return { at: Number(at), values: values.split(' ').map(Number) };
  });
  parsed.set(table, rows);
  return rows;
}

/** The values of exactly this row of a table of 'key: values'; undefined where the table has none. */
export const valuesAt = (table                   , at        )                                =>
  rowsOf(table).find((row) => row.at === at)?.values;

/** Straight between the two rows about `at`; those of the first or the last row outside of the table. */
export function interpolate(table                   , at        )                    {
  const rows = rowsOf(table);
  const above = rows.find((row) => row.at >= at) ?? rows.at(-1);
  const below = rows.findLast((row) => row.at <= at) ?? rows[0];
  if (!above || !below) return [];
  const share = above.at === below.at ? 0 : (at - below.at) / (above.at - below.at);
  return below.values.map((value, i) => value + share * ((above.values[i] ?? value) - value));
}
