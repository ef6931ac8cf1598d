// The signs that chats, e-mails and numbered lists write in front of each line are no part of it.

import { isWholeNumber } from '../../bearings/designation/parse-designation.ts';
import { type ParsedLine, parseQuickLine } from './read-quick-line.rule.ts';

/** '[12/11, 10:32 am] Ramesh: 6205 10 nos', as it is copied from WhatsApp. */
const SENDER =
  /^\[?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: -)? [^:\d]{1,40}: /iu;
const QUOTED = /^(?:> ?)+/;
/** '1 6205', '1) 6205', '2 - 6205', '003: 6205', '#4 6205', 'Item 5. 6205'. */
const NUMBERED =
  /^[(#]?(?:(?:item|no|pos|sr|sl)\.? ?)?(0\d{1,4}|[1-9]\d{0,2})(?: ?[-.):/|]{1,2} ?| )(?=\S.{0,40}\d{3})/i;

export const withoutLineStarts = (lines: readonly string[]): string[] =>
  withoutRunningNumbers(lines.map((line) => line.trimStart().replace(QUOTED, '').replace(SENDER, '')));

type Numbered = { index: number; number: number; rest: string };

/** Lines numbered one after the other, or by tens. A number that may also be how many are ordered is asked about. */
function withoutRunningNumbers(lines: string[]): string[] {
  const numbered = lines.flatMap((line, index): Numbered[] => {
    const [start = '', number = ''] = NUMBERED.exec(line) ?? [];
    return start ? [{ index, number: Number(number), rest: line.slice(start.length) }] : [];
  });
  if (!areRunning(numbered) || !numbered.every(({ rest }) => parseQuickLine(rest).some(namesItem))) return lines;
  const unmarked = ({ rest, number }: Numbered) => (isCounted(rest) ? rest : `${rest}\t${number}?`);
  const rests = new Map(
    numbered.map((line) => [line.index, isMarked(lines[line.index] ?? '') ? line.rest : unmarked(line)]),
  );
  return lines.map((line, index) => rests.get(index) ?? line);
}

function areRunning(numbered: readonly Numbered[]): boolean {
  const [first, second] = numbered;
  if (!first || !second) return false;
  const step = second.number - first.number;
  if (step !== 1 && step !== 10) return false;
  const isFirst = first.number === step || numbered.every(({ rest }) => isCounted(rest));
  return isFirst && numbered.every(({ number }, at) => number === first.number + at * step);
}

/** '1) 6205' counts nothing, but '1 6205' may. */
const isMarked = (line: string): boolean => /^[(#]|^\D{2}|^\d{1,5}[.):]/.test(line);

/** '608 ZZ 1000' and '609 ZZ 1000' are not numbered. */
const namesItem = ({ designation }: ParsedLine): boolean => isWholeNumber(designation);

const isCounted = (rest: string): boolean => parseQuickLine(rest).some(({ quantity }) => quantity !== undefined);
