// An RFI has come as far as its slowest line: sent, answered, then ordered or closed.

import { type Day, formatMoment, formatNearDay } from '../lib/dates.ts';
import { countOf, say } from '../lib/say.ts';
import { spanText } from '../lib/span-text.ts';
import type { RfiEntry, RfiLine } from './rfi-history.contract.ts';

export type RfiStep = { name: string; note: string; span?: string };

const isAnswered = (line: RfiLine) => line.status !== 'Awaiting quote';
const isClosed = (line: RfiLine) => isAnswered(line) && line.status !== 'Stock';
const answerOf = (line: RfiLine) => line.answered_at || line.declined_at;

/** The steps of an RFI for a dimension line, and which of them is at hand; moments in the site's time zone. */
export function rfiSteps({ asked_at, data }: RfiEntry, timeZone: string): { steps: RfiStep[]; now: number } {
  const answers = data.filter(isAnswered);
  const all = answers.length === data.length;
  const last = answers.map(answerOf).toSorted().at(-1) ?? '';
  const took = all && last ? spanText(new Date(asked_at), new Date(last)) : undefined;
  const steps = [
    { name: say`Sent`, note: formatMoment(new Date(asked_at), timeZone), ...(took && { span: took }) },
    { name: all ? say`Answered` : say`Answer`, note: answerNote(answers.length, data.length, last, timeZone) },
    { name: say`Order`, note: orderNote(data) },
  ];
  const now = all ? (data.every(isClosed) ? 2 : 1) : 0;
  return { steps, now };
}

function answerNote(answers: number, lines: number, last: string, timeZone: string): string {
  if (answers === 0) return say`Price, quantity, date, valid until`;
  if (answers < lines) return say`${answers} of ${countOf(lines, 'line')}`;
  return formatMoment(new Date(last), timeZone);
}

function orderNote(data: readonly RfiLine[]): string {
  const ordered = data.filter(({ status }) => status === 'Ordered').length;
  const until = data
    .filter(({ status }) => status === 'Stock')
    .map(({ valid_until }): Day => valid_until)
    .toSorted()[0];
  if (until) return say`By ${formatNearDay(until)}; each quoted line once`;
  if (data.every(isClosed))
    return ordered === 0 ? say`Nothing was ordered` : say`${ordered} of ${countOf(data.length, 'line')}`;
  return say`Each quoted line can be ordered once`;
}
