import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { usedCaptchas } from '../account.table.ts';

const insertUsedCaptcha = prepareWrite<{ nonce: string; endsAt: Date; now: Date }, { nonce: string }>(
  'captcha_use',
  sql`with gone as (delete from ${usedCaptchas} where ends_at < ${sql.placeholder('now')})
    insert into ${usedCaptchas} (nonce, ends_at) values (${sql.placeholder('nonce')}, ${sql.placeholder('endsAt')})
    on conflict do nothing returning nonce`,
);

export async function markCaptchaUsed(db: Db, captcha: { nonce: string; endsAt: Date }, now: Date): Promise<boolean> {
  return (await insertUsedCaptcha(db, { ...captcha, now })).length > 0;
}
