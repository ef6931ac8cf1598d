import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { countKnownLines, deleteLines, lockOtherLines } from './bank-lines.db.ts';

type Problem = { line: number; problem: string };

/**
 * A file that was read with the wrong columns or order of days is read again: lines of it that this reading does not have
 * are deleted, unless somebody has decided on one of them. Without `replace` it only says whether the readings differ.
 */
export async function replaceLines(
  db: Db,
  site: Site,
  { statementId, digests, replace }: { statementId: number; digests: string[]; replace: boolean },
): Promise<{ differs: boolean; replaced: number; problems: Problem[] }> {
  const other = await lockOtherLines(db, { site: site.code, statementId, digests });
  const [known] = await countKnownLines(db, { site: site.code, digests });
  const differs = other.length > 0 || (known?.count ?? 0) < digests.length;
  if (!differs || !replace) return { differs, replaced: 0, problems: [] };
  const problems = other
    .filter(({ state }) => state !== 'open')
    .map(({ lineNo, state }) => ({
      line: lineNo,
      problem: `As it was read before, the line is ${state}; undo that first, then import the file again.`,
    }));
  if (problems.length > 0) return { differs, replaced: 0, problems };
  await deleteLines(db, { ids: other.map(({ id }) => id) });
  return { differs, replaced: other.length, problems };
}
