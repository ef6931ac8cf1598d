/** Where two divide a file alike, the one that is rarer inside names and amounts counts. */
const delimiters = ['\t', '|', ';', ','];

const quotedCell = /(^|[\t|;,])"(?:[^"]|"")*"(?=[\t|;,]|$)/g;

/** What divides most lines into as many cells as the heading, the first line; a heading alone may have a comma in a name. */
export function findDelimiter(lines: readonly string[]): string {
  const bare = lines.map((line) => line.replace(quotedCell, '$1'));
  let best = { delimiter: ',', equal: 0, width: 1 };
  for (const delimiter of delimiters) {
    const widths = bare.map((line) => line.split(delimiter).length);
    const [width = 1] = widths;
    const equal = widths.filter((one) => one === width).length;
    const isBetter = equal > best.equal || (equal === best.equal && width > best.width);
    if (width > 1 && isBetter) best = { delimiter, equal, width };
  }
  return best.delimiter;
}
