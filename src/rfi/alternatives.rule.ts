// Staff may quote other items beside a line; of a line and its alternatives the buyer orders one.

/** `alternativeTo` is the number of the line beside which this one is offered, 0 for the line itself. */
export const choiceNumber = (lineNo: number, alternativeTo: number): number => alternativeTo || lineNo;

/** The first of a line and its alternatives. */
export const oneOfEachChoice = <Line>(lines: readonly Line[], choiceOf: (line: Line) => number): Line[] =>
  lines.filter((line, index) => lines.findIndex((one) => choiceOf(one) === choiceOf(line)) === index);
