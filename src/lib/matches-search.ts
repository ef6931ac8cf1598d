/** A text as it is compared in a search: case, blanks, dots, dashes and slashes do not matter. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s./-]/g, '');
}

/** Whether one of the fields holds the text that is searched for; every one does for an empty text. */
export function matchesSearch(fields: readonly string[], text: string): boolean {
  const needle = normalize(text);
  return needle === '' || fields.some((field) => normalize(field).includes(needle));
}
