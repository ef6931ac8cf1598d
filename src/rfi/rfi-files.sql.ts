import { sql } from 'drizzle-orm';
import { rfiFiles } from './rfi.table.ts';

/** What the buyer added to the line `n`. */
export const filesOfLine = sql`(
  select coalesce(json_agg(json_build_object('file_id', f.id, 'file_name', f.file_name, 'bytes', f.bytes) order by f.id),
    '[]'::json)
  from ${rfiFiles} f where f.rfi_line_id = n.id)`;
