import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.js';
                                                      
                                              
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import {                     bankLines, bankStatements } from '../bank-lines.table.js';
import { receipts } from '../receipts.table.js';

const p = sql.placeholder;

                     
                 
                   
                 
                
               
                    
            
             
  

/** No row when the same file was imported before. */
export const insertStatement = prepareStatement                              (
  'bank_statement_insert',
  sql`insert into ${bankStatements} (site, file_name, digest, first_day, last_day, line_count, imported_at, imported_by)
    values (${p('site')}, ${p('fileName')}, ${p('digest')}, ${p('firstDay')}::date, ${p('lastDay')}::date,
      ${p('lineCount')}::integer, ${p('now')}::timestamptz, ${p('by')})
    on conflict (site, digest) do nothing returning id`,
);

                                
             
                   
                
               
                    
                    
                   
                     
  

const statementColumns = sql`s.id, s.file_name as "fileName", s.first_day as "firstDay", s.last_day as "lastDay",
    s.line_count as "lineCount", s.imported_at as "importedAt", s.imported_by as "importedBy",
    (select count(*)::integer from ${bankLines} l where l.statement_id = s.id and l.state = 'open') as "openCount"
  from ${bankStatements} s`;

export const findBankStatement = prepareStatement                                                      (
  'bank_statement_find',
  sql`select ${statementColumns} where s.site = ${p('site')} and s.digest = ${p('digest')}`,
);

export const findLatestStatement = prepareStatement                                      (
  'bank_statement_latest',
  sql`select ${statementColumns} where s.site = ${p('site')} order by s.id desc limit 1`,
);

                                                                                           

/** Lines of an earlier statement are left out. */
export const insertLines = prepareStatement                          (
  'bank_lines_insert',
  sql`insert into ${bankLines} (site, statement_id, line_no, booked_on, amount_minor, currency, text, reference,
      payer_key, digest)
    select ${p('site')}, ${p('statementId')}::bigint, n."lineNo", n."bookedOn", n."amountMinor", ${p('currency')},
      n.text, n.reference, n."payerKey", n.digest
    from jsonb_to_recordset(${p('lines')}::jsonb) as n ("lineNo" integer, "bookedOn" date, "amountMinor" bigint,
      text text, reference text, "payerKey" text, digest text)
    order by n."lineNo"
    on conflict (site, digest) do nothing returning id`,
);

                           
             
                      
                 
                
                      
                     
               
                    
                   
                       
                  
                            
                         
                           
                               
               
                         
                           
  

const lineColumns = sql`l.id, l.statement_id as "statementId", l.line_no as "lineNo", l.booked_on as "bookedOn",
    l.amount_minor as "amountMinor", l.currency, l.text, l.reference, l.payer_key as "payerKey", l.state, l.version,
    l.customer_id as "customerId", c.name as company, l.receipt_id as "receiptId", r.number as "receiptNumber", l.note,
    l.decided_at as "decidedAt", l.decided_by as "decidedBy"
  from ${bankLines} l left join ${customers} c on c.id = l.customer_id left join ${receipts} r on r.id = l.receipt_id`;

export const findLine = prepareStatement                                             (
  'bank_line_find',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.id = ${p('id')}`,
);

/** Lock the customer of the money first. */
export const lockLine = prepareStatement                                             (
  'bank_line_lock',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.id = ${p('id')} for update of l`,
);

export const findOpenLines = prepareStatement                                                                 (
  'bank_lines_waiting',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.state = 'open' and l.id > ${p('afterId')}
    order by l.id limit ${p('limit')}`,
);

                                                                           

/** The decided ones, newest first, before the given one. */
export const findDecidedLines = prepareStatement                          (
  'bank_lines_decided',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.state <> 'open'
      and (l.booked_on, l.id) < (${p('day')}::date, ${p('id')}::bigint)
    order by l.booked_on desc, l.id desc limit ${p('limit')}`,
);

export const countOpenLines = prepareStatement                                       (
  'bank_lines_count',
  sql`select count(*)::integer as count from (
    select 1 from ${bankLines} l where l.site = ${p('site')} and l.state = 'open' limit 10000) waiting`,
);

                 
             
                       
                            
                           
               
            
             
  

export const decideLine = prepareStatement                 (
  'bank_line_decide',
  sql`update ${bankLines} set state = ${p('state')}, customer_id = ${p('customerId')}::bigint,
      receipt_id = ${p('receiptId')}::bigint, note = ${p('note')}, decided_at = ${p('now')}::timestamptz,
      decided_by = ${p('by')}, version = version + 1
    where id = ${p('id')}`,
);
