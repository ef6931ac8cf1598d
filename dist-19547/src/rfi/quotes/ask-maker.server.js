import { addDays,           dayOf, formatDay } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { claimRfi } from '../queue/assign-rfi.server.js';
import { rfiLineState } from '../rfi-line-state.rule.js';
import { lockRfiLines, recordRfiEvents } from './answer-rfi.db.js';
import { saveMakerQuestion } from './ask-maker.db.js';
import { askingMakerMail } from './asking-maker.mail.js';
import { isValidDay } from './quote-refusal.rule.js';
import { recordRfiChange } from './record-change.server.js';
import { findSeenLines,               } from './seen-lines.server.js';

                             
                 
                             
                              
               
                                                   
             
             
                   
            
  

const maxNoteLength = 500;
const mostDays = 90;

/** Lines wait for the maker until a day, and the buyer is told so, which keeps the promise of an answer. */
export async function askMaker(database          , site      , question               )                               {
  const { number, until, by, now } = question;
  const note = question.note.trim();
  if (note === '' || note.length > maxNoteLength)
    return new Refusal(
      'no_reason',
      `Say in 1 to ${maxNoteLength} characters what the maker is asked; the buyer reads it.`,
    );
  const today = dayOf(now, site.calendar.timeZone);
  if (!isValidDay(until) || until <= today || until > addDays(today, mostDays))
    return new Refusal(
      'bad_day',
      `Name a day after today, at most ${mostDays} days ahead, such as ${formatDay(addDays(today, 7))}.`,
    );
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findSeenLines(db, site, number, locked, question.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return new Refusal('nothing', `Name at least one line of ${number}.`);
    const answered = lines.find((line) => rfiLineState(line, today) !== 'Awaiting quote');
    if (answered)
      return new Refusal(
        'answered',
        `Line ${answered.lineNo} of ${number} is ${rfiLineState(answered, today)}; only an open line waits for the maker.`,
      );
    const lineIds = lines.map((line) => line.lineId);
    await saveMakerQuestion(db, { lineIds, note, until, by, now });
    await recordRfiEvents(db, { site: site.code, lineIds, step: 'maker', by, note, now });
    await recordRfiChange(db, site, { number, action: 'rfi left to the maker', reason: note, by, now }, lines);
    await claimRfi(db, site, question);
    await queueMessages(db, site.code, now, [askingMakerMail(number, first.email, lines, { note, until })]);
    return undefined;
  });
}
