import { sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { usedCaptchas } from '../account.table.js';

const insertUsedCaptcha = prepareStatement                                                               (
  'captcha_use',
  sql`with gone as (delete from ${usedCaptchas} where ends_at < ${sql.placeholder('now')})
    insert into ${usedCaptchas} (nonce, ends_at) values (${sql.placeholder('nonce')}, ${sql.placeholder('endsAt')})
    on conflict do nothing returning nonce`,
);

export async function markCaptchaUsed(db    , captcha                                 , now      )                   {
  return (await insertUsedCaptcha(db, { ...captcha, now })).length > 0;
}
