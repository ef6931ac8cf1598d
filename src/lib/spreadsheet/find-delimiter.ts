/** Where two divide a file alike, the one that is rarer inside names and amounts counts. */
const delimiters = ['\t', '|', ';', ','];

const quotedCell = /(^|[\t|;,])"(?:[^"]|"")*"(?=[\t|;,]|$)/g;

/** The divider that a file names in its first line: 'sep=;', which Excel reads and does not show. */
export const namedDelimiter = (line: string): string | undefined =>
  /^\uFEFF?"?sep=([^\w "\r\n])"?[,;\t|]*\r?$/i.exec(line)?.[1];

/**
 * What divides most lines into as many cells as the heading, the first line; a heading alone may have a comma in a name.
 * Who knows the columns of a file says how many of them a divider gives: that counts before all else.
 */
export function findDelimiter(lines: readonly string[], knownColumns: (delimiter: string) => number = () => 0): string {
  const named = namedDelimiter(lines[0] ?? '');
  if (named !== undefined) return named;
  const bare = lines.map((line) => line.replace(quotedCell, '$1'));
  let best = { delimiter: ',', known: 0, equal: 0, width: 1 };
  for (const delimiter of delimiters) {
    const known = knownColumns(delimiter);
    const widths = bare.map((line) => line.split(delimiter).length);
    const [width = 1] = widths;
    const equal = width > 1 ? widths.filter((one) => one === width).length : 0;
    const isBetter = known - best.known || equal - best.equal || width - best.width;
    if (isBetter > 0) best = { delimiter, known, equal, width };
  }
  return best.delimiter;
}
