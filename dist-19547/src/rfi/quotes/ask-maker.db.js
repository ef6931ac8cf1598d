import { sql } from 'drizzle-orm';
                                              
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { rfiLines } from '../rfi.table.js';

const p = sql.placeholder;

export const saveMakerQuestion = prepareStatement 
                                                                         
       
 (
  'rfi_ask_maker',
  sql`update ${rfiLines} set maker_asked_at = coalesce(maker_asked_at, ${p('now')}), maker_asked_by = ${p('by')},
      maker_note = ${p('note')}, maker_until = ${p('until')}, revision = revision + 1
    where id = any(${p('lineIds')}::bigint[])`,
);
