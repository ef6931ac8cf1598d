/** A text as it is compared in a search: case, blanks, dots, dashes and slashes do not matter. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\s./-]/g, '');
}

/** Whether one of the fields holds the text that is searched for; every one does for an empty text. */
export function foundIn(fields: readonly string[], text: string): boolean {
  const wanted = plain(text);
  return wanted === '' || fields.some((field) => plain(field).includes(wanted));
}
