/** Where the characters that `belongs` accepts begin, read backwards from `end`: each is looked at once. */
export function startOfRun(text: string, end: number, belongs: (character: string) => boolean): number {
  let start = end;
  while (start > 0 && belongs(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Where the characters that `belongs` accepts end, read from `start` on. */
export function endOfRun(text: string, start: number, belongs: (character: string) => boolean): number {
  let end = start;
  while (end < text.length && belongs(text.charAt(end))) end += 1;
  return end;
}

/** The text without any of these characters at its end. A pattern like /-+$/ would look at every dash again and again. */
export function withoutAtEnd(text: string, characters: string): string {
  return text.slice(
    0,
    startOfRun(text, text.length, (character) => characters.includes(character)),
  );
}
