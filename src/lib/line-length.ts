/** A pasted line of more characters is not parsed: the buyer is asked to correct it. */
export const maxLineLength = 300;

const maxPreviewLength = 80;

/** Whether a line is too long to be parsed; blanks around it do not count. */
export const isTooLong = (line: string): boolean => line.length > maxLineLength && line.trim().length > maxLineLength;

/** Shortens a line that is too long just so far that the server still sees it is. */
export const truncateLine = (line: string): string =>
  isTooLong(line) ? `${line.trim().slice(0, maxLineLength)}…` : line;

/** The beginning of a line that is too long, to recognise it by. */
export const linePreview = (line: string): string => `${line.trim().slice(0, maxPreviewLength).trimEnd()}…`;
