// A line is divided at its TABs, else at its commas or semicolons; text in quotation marks stays together.

export type Separator = '\t' | ';' | ',';

const separators: readonly Separator[] = ['\t', ';', ','];

/** '1,000' and '1,00,000', although a comma divides the line. */
export const thousands = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/;

/** TABs before others, which may stand inside a designation: 'NU 210, C3'. */
export function separatorOf(line: string): Separator | undefined {
  const found = separators
    .map((separator) => ({ separator, fields: fieldsBy(line, separator) }))
    .filter(({ fields }) => fields.length > 1)
    .toSorted((a, b) => (a.fields[0] ?? '').length - (b.fields[0] ?? '').length);
  return (found.find(({ separator }) => separator === '\t') ?? found[0])?.separator;
}

/** Undefined for a line of one field. Empty fields are kept. */
export function splitFields(line: string, separator: string | undefined = separatorOf(line)): string[] | undefined {
  return separator === undefined ? undefined : fieldsBy(line, separator).map((field) => unquote(field.trim()));
}

export const unquote = (field: string): string =>
  field
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim();

function fieldsBy(line: string, separator: string): string[] {
  const quoted = divide(line, separator, true);
  return quoted ?? divide(line, separator, false) ?? [line];
}

/** The first comma has a space behind it. */
export const isSpaced = (line: string): boolean => /^[^,]*,\s/.test(line);

/** Undefined where a quotation mark is never closed. */
function divide(line: string, separator: string, withQuotes: boolean): string[] | undefined {
  const isWide = separator === ',' && isSpaced(line);
  const fields: string[] = [];
  let start = 0;
  let isQuoted = false;
  let isBlank = true;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (withQuotes && character === '"' && (isQuoted || isBlank)) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted && !(isWide && isBetweenDigits(line, at))) {
      fields.push(line.slice(start, at));
      start = at + 1;
      isBlank = true;
      continue;
    }
    if (character.trim() !== '') isBlank = false;
  }
  return isQuoted ? undefined : [...fields, line.slice(start)];
}

/** If commas are followed by spaces, one between digits belongs to a number: '6205, 1,5'. */
const isBetweenDigits = (line: string, at: number): boolean =>
  /\d/.test(line.charAt(at - 1)) && /\d/.test(line.charAt(at + 1));

/** '5.00', as spreadsheets write 5. */
export const ZERO_CENTS = /(?<=\d)\.0{1,2}$/;

export const withoutUnit = (text: string) =>
  text
    .replace(/^(?:qty|quantity)[\s.:=-]*(?=\d)/i, '')
    .replace(/^[x×*]\s*(?=\d)/i, '')
    .replace(ZERO_CENTS, '')
    .replace(/(?<=\d)\s*(?:pcs?|pieces?|nos?|sets?|ea|each|units?|x)\.?$/i, '')
    .replace(BLANK_THOUSANDS, (number) => number.replace(/\D/g, ''));
/** '1 000' and "1'000". */
const BLANK_THOUSANDS = /^\d{1,3}(?:[\s'’]\d{3})+$/;
