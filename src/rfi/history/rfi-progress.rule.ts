// An RFI is as far as its slowest line: sent, answered, then ordered or closed.

import { type Day, formatDateTime, formatNearDay } from '../../lib/dates.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';

export type RfiProgressStep = { name: string; note: string; span?: string };

const isAnswered = (line: RfiLine) => line.status !== 'Awaiting quote';
const isClosed = (line: RfiLine) => isAnswered(line) && line.status !== 'Stock';
const isRequested = ({ alternative_to }: RfiLine) => alternative_to === 0;
const answerOf = (line: RfiLine) => line.answered_at || line.declined_at;

/** `now` is the index of the current step. */
export function rfiProgress({ asked_at, data }: RfiEntry, timeZone: string): { steps: RfiProgressStep[]; now: number } {
  const answers = data.filter(isAnswered);
  const all = answers.length === data.length;
  const last = answers.map(answerOf).toSorted().at(-1) ?? '';
  const took = all && last ? formatDuration(new Date(asked_at), new Date(last)) : undefined;
  const steps = [
    { name: t`Sent`, note: formatDateTime(new Date(asked_at), timeZone), ...(took && { span: took }) },
    {
      name: all ? t`Answered` : t`Answer`,
      note: answerNote(answers.filter(isRequested).length, data.filter(isRequested).length, last, timeZone),
    },
    { name: t`Order`, note: orderNote(data) },
  ];
  const now = all ? (data.every(isClosed) ? 2 : 1) : 0;
  return { steps, now };
}

function answerNote(answers: number, lines: number, last: string, timeZone: string): string {
  if (answers === 0) return t`Price, quantity, date, valid until`;
  if (answers < lines) return t`${answers} of ${plural(lines, 'line')}`;
  return formatDateTime(new Date(last), timeZone);
}

function orderNote(data: readonly RfiLine[]): string {
  const ordered = data.filter(({ status }) => status === 'Ordered').length;
  const until = data
    .filter(({ status }) => status === 'Stock')
    .map(({ valid_until }): Day => valid_until)
    .toSorted()[0];
  if (until) return t`By ${formatNearDay(until)}; each quoted line once`;
  if (data.every(isClosed))
    return ordered === 0 ? t`Nothing was ordered` : t`${ordered} of ${plural(data.filter(isRequested).length, 'line')}`;
  return t`Each quoted line can be ordered once`;
}
