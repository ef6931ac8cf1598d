/** ISO series to the one of JIS B 1513. */
export const jisSeries                                   = {
  '617': '67',
  '618': '68',
  '619': '69',
  '718': '78',
  '719': '79',
};
