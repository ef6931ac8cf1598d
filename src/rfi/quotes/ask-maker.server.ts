import { addDays, type Day, dayOf, formatDay, isDay } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { claimRfi } from '../queue/assign-rfi.server.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { lockRfiLines, recordRfiEvents, saveMakerQuestion } from './answer-rfi.db.ts';
import { askingMakerMail } from './asking-maker.mail.ts';
import type { LineRevision } from './line-answer.ts';
import { recordRfiChange } from './record-change.server.ts';
import { findUnchangedLines } from './unchanged-lines.server.ts';

export type MakerQuestion = {
  number: string;
  lines: readonly LineRevision[];
  /** The note that the buyer reads. */
  note: string;
  /** The day by which the buyer gets an answer. */
  until: Day;
  by: string;
  staffId?: number;
  now: Date;
};

const maxNoteLength = 500;
const maxDays = 90;

/** Lines wait for the maker until a day, and the buyer is told so, which keeps the promise of an answer. */
export async function askMaker(
  database: Database,
  site: Site,
  question: MakerQuestion,
): Promise<
  | Refusal<'answered' | 'bad_day' | 'changed' | 'no_reason' | 'nothing' | 'twice' | 'unknown_line' | 'unknown_rfi'>
  | undefined
> {
  const { number, until, by, now } = question;
  const note = question.note.trim();
  if (note === '' || note.length > maxNoteLength) return refuse(rfiRefusals, 'no_reason.ask', { max: maxNoteLength });
  const today = dayOf(now, site.calendar.timeZone);
  if (!isDay(until) || until <= today || until > addDays(today, maxDays))
    return refuse(rfiRefusals, 'bad_day.ask', { days: maxDays, example: formatDay(addDays(today, 7)) });
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findUnchangedLines(db, site, number, locked, question.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return refuse(rfiRefusals, 'nothing.name', { number });
    const answered = lines.find((line) => rfiLineState(line, today) !== 'Awaiting quote');
    if (answered)
      return refuse(rfiRefusals, 'answered', { lineNo: answered.lineNo, number, state: rfiLineState(answered, today) });
    const lineIds = lines.map((line) => line.lineId);
    await saveMakerQuestion(db, { lineIds, note, until, by, now });
    await recordRfiEvents(db, { site: site.code, lineIds, step: 'maker', by, note, now });
    await recordRfiChange(db, site, { number, action: 'rfi left to the maker', reason: note, by, now }, lines);
    await claimRfi(db, site, question);
    await queueMessages(db, site.code, now, [askingMakerMail(number, first.email, lines, { note, until })]);
    return undefined;
  });
}
