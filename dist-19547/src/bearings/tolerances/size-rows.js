/** The text after the colon of the row 'over-incl: …' that holds the size in mm; undefined outside of the table. */
export function rowForSize(table                   , mm        )                     {
  const row = table.find((text) => {
    const [over = 0, incl = 0] = (text.split(':')[0] ?? '').split('-').map(Number);
    return mm > over && mm <= incl;
  });
  return row?.split(': ')[1];
}
