export function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

export function startOfRun(text: string, end: number, belongs: (character: string) => boolean): number {
  let start = end;
  while (start > 0 && belongs(text.charAt(start - 1))) start -= 1;
  return start;
}

export function endOfRun(text: string, start: number, belongs: (character: string) => boolean): number {
  let end = start;
  while (end < text.length && belongs(text.charAt(end))) end += 1;
  return end;
}

/** A pattern such as /-+$/ would take quadratic time. */
export function trimEndChars(text: string, characters: string): string {
  return text.slice(
    0,
    startOfRun(text, text.length, (character) => characters.includes(character)),
  );
}

export const isCapital = (character: string): boolean => character >= 'A' && character <= 'Z';
export const isDigit = (character: string): boolean => character >= '0' && character <= '9';
