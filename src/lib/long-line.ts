/** A pasted line of more characters is not parsed: the buyer is asked to correct it. */
export const longestLine = 300;

const shownAtMost = 80;

/** Whether a line is too long to be parsed; blanks around it do not count. */
export const isTooLong = (line: string): boolean => line.length > longestLine && line.trim().length > longestLine;

/** Shortens a line that is too long just so far that the server still sees it is. */
export const cutLine = (line: string): string => (isTooLong(line) ? `${line.trim().slice(0, longestLine)}…` : line);

/** The beginning of a line that is too long, to recognise it by. */
export const beginningOf = (line: string): string => `${line.trim().slice(0, shownAtMost).trimEnd()}…`;
