import { speakAs } from '../server/speak.ts';
import type { SiteCode } from '../sites/site.ts';
import { sites } from '../sites/which-site.ts';
import type { Letter, Setting, Templates } from './letter.ts';
import type { OutboxRow } from './outbox.db.ts';
import { unseal } from './seal.ts';

/** What letters are written with: every room's templates, and where each site lives. */
export type Writing = { templates: Templates; addressOf(site: SiteCode): string };

export const settingOf = ({ site }: Pick<OutboxRow, 'site'>, writing: Writing): Setting => ({
  site: sites[site],
  address: writing.addressOf(site),
});

/** The letter that a row of the outbox stands for. Throws when its template is unknown or its seal cannot be read. */
export function letterOf(row: OutboxRow, writing: Writing, secret: string): Letter {
  const write = writing.templates[row.template];
  if (!write) throw new Error(`there is no template ${row.template}`);
  const sealed = row.sealed === null ? {} : unseal(secret, row.sealed);
  if (!sealed) throw new Error('it was sealed with another SECRET_KEY');
  const setting = settingOf(row, writing);
  return speakAs(setting.site, () => write({ ...row.data, ...sealed }, setting));
}
