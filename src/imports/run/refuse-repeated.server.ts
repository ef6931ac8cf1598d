import type { Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import { lineText } from '../files/line-number.ts';
import type { LineOutcome } from '../import-kind.data.ts';
import type { ImportRecord } from '../imports.db.ts';
import { importerOf } from '../kinds/importer-of.ts';
import { findRepeated, markWrong } from './import-work.db.ts';

/** Leaves out lines that name a record by other words than an earlier line; returns them as they were. */
export async function refuseRepeated(
  db: Db,
  record: ImportRecord,
): Promise<readonly { line: number; outcome: LineOutcome }[]> {
  const { naming = [] } = importerOf(record.kind);
  if (naming.length < 2) return [];
  const repeated = await findRepeated(db, { importId: record.id });
  const problems = repeated.map(({ line, key, firstLine }) => ({
    line,
    problem: alreadyOn(key, lineText(record, firstLine)),
  }));
  if (problems.length > 0) await markWrong(db, { importId: record.id, problems: toJson(problems) });
  return repeated;
}

export const alreadyOn = (key: string, first: string): string =>
  `'${key}' is already on ${first}; keep one of the two.`;
