// Staff may quote other items beside a line; of a line and its alternatives the buyer orders one.

/** `alternativeTo` is the number of the line beside which this one is offered, 0 for the line itself. */
export const choiceNumber = (lineNo: number, alternativeTo: number): number => alternativeTo || lineNo;

/** The first of a line and its alternatives. */
export const oneOfEachChoice = <Line>(lines: readonly Line[], choiceOf: (line: Line) => number): Line[] =>
  lines.filter((line, index) => lines.findIndex((one) => choiceOf(one) === choiceOf(line)) === index);

type Choice = { lineNo: number; alternativeTo: number | null };

/** Names who ends a quote by ordering another line of the choice; staff withdraw under their own name. */
export const endedByOrder = 'buyer';

/** The item whose order ended the quote of this line; '' if it did not end so. */
export function orderedInstead(
  line: Choice & { withdrawnBy: string | null },
  lines: readonly (Choice & { itemName: string; maker: string; orderedAt: Date | null })[],
): string {
  if (line.withdrawnBy !== endedByOrder) return '';
  const choiceOf = (one: Choice) => choiceNumber(one.lineNo, one.alternativeTo ?? 0);
  const ordered = lines.find((one) => one.orderedAt && one.lineNo !== line.lineNo && choiceOf(one) === choiceOf(line));
  return ordered ? `${ordered.itemName} ${ordered.maker}`.trim() : '';
}
