/** Where the run of characters accepted by `belongs` that ends at `end` starts. Reads backwards, each character once. */
export function startOfRun(text: string, end: number, belongs: (character: string) => boolean): number {
  let start = end;
  while (start > 0 && belongs(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Where the run of characters accepted by `belongs` that starts at `start` ends. */
export function endOfRun(text: string, start: number, belongs: (character: string) => boolean): number {
  let end = start;
  while (end < text.length && belongs(text.charAt(end))) end += 1;
  return end;
}

/** The text without these characters at its end. A pattern like /-+$/ would take quadratic time. */
export function trimEndChars(text: string, characters: string): string {
  return text.slice(
    0,
    startOfRun(text, text.length, (character) => characters.includes(character)),
  );
}
