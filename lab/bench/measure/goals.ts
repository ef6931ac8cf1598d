import { appendFileSync } from 'node:fs';

export type Result = {
  what: string;
  figure: number;
  unit: string;
  goal: number;
  /** Whether a larger figure is the better one. */
  isMoreBetter?: boolean;
  /** Measured in the same run, because machines differ and are seldom idle. */
  baseline?: { what: string; figure: number };
};

/** Under `npm run lab -- bench` each result goes into its table, too. */
const resultsFile = process.env.BENCH_RESULTS;

/** Prints whether a goal is met; the bench ends with 1 when one is not. */
export function reportResult(result: Result): void {
  const { what, figure, unit, goal, baseline } = result;
  const ratio = baseline ? `, ${round(figure / baseline.figure)} of ${baseline.what}` : '';
  console.log(
    `${isMet(result) ? '✔' : '✘'} ${what}: ${round(figure)} ${unit}, goal ${boundOf(result)} ${goal}${ratio}`,
  );
  if (!isMet(result)) process.exitCode = 1;
  if (resultsFile) appendFileSync(resultsFile, `${JSON.stringify(result)}\n`);
}

export const isMet = ({ figure, goal, isMoreBetter }: Result): boolean =>
  isMoreBetter ? figure >= goal : figure <= goal;

export const boundOf = ({ isMoreBetter }: Result): string => (isMoreBetter ? '≥' : '≤');

/** To three digits. */
export const round = (value: number): number => Number(value.toPrecision(3));
