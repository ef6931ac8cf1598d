import { createHash } from 'node:crypto';
                                              
                                                                         
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                        findBankStatement, insertLines, insertStatement } from './bank-lines.db.js';
import { payerKey } from './payer-key.rule.js';
import { readStatement,                                        } from './read-statement.js';

                                             
                   
                  
                                                         
                     
             
            
  

                                 
                   
                                            
                
                                       
                
                     
                    
                                                         
                                            
                                                                             
  

const nothing = { written: false, added: 0, known: 0, firstDay: '', lastDay: '' }         ;

/** A statement, or a line of it, that was imported before has no effect. */
export async function importStatement(
  database          ,
  site      ,
  { fileName, content, goodLines, by, now, ...form }               ,
)                             {
  const { lines, problems, fatal } = readStatement(content, form);
  if (fatal || (problems.length > 0 && !goodLines) || lines.length === 0) return { ...nothing, problems };
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const statement = { fileName, digest: digestOf(content), firstDay, lastDay, lineCount: lines.length };
  return database.longTransaction(async (db) => {
    const [inserted] = await insertStatement(db, { site: site.code, ...statement, now, by });
    if (!inserted) {
      const [earlier] = await findBankStatement(db, { site: site.code, digest: statement.digest });
      return { ...nothing, known: lines.length, firstDay, lastDay, problems, ...(earlier && { earlier }) };
    }
    const { id: statementId } = inserted;
    const added = await insertLines(db, {
      site: site.code,
      statementId,
      currency: site.currency,
      lines: JSON.stringify(withDigests(lines)),
    });
    const counts = { added: added.length, known: lines.length - added.length };
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: 'bank statement imported',
      subject: fileName,
      details: { firstDay, lastDay, ...counts, badLines: problems.length },
    });
    return { written: true, ...counts, firstDay, lastDay, problems };
  });
}

const digestOf = (text        ) => createHash('sha256').update(text).digest('hex');

/** Equal movements of one day are told apart by their order. */
function withDigests(lines                          ) {
  const counts = new Map                ();
  return lines.map((line) => {
    const { bookedOn, amountMinor, text, reference } = line;
    const facts = [bookedOn, amountMinor, text.toLowerCase().replaceAll(' ', ''), reference.toLowerCase()].join('|');
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    return { ...line, payerKey: payerKey(text), digest: digestOf(`${facts}|${count}`) };
  });
}
