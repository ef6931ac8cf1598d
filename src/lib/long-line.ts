/** A pasted line of more characters names no item: nothing reads it, and whoever wrote it corrects it. */
export const longestLine = 300;

const shownAtMost = 80;

/** Whether a line is too long to be read; blanks around it do not count. */
export const isTooLong = (line: string): boolean => line.length > longestLine && line.trim().length > longestLine;

/** A line as it is sent: one that is too long stays so, without its rest. */
export const cutLine = (line: string): string => (isTooLong(line) ? `${line.trim().slice(0, longestLine)}…` : line);

/** As much of a line that is too long as tells which one it is. */
export const beginningOf = (line: string): string => `${line.trim().slice(0, shownAtMost).trimEnd()}…`;
