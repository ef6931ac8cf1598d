import type { PaperStorages } from '../account/papers/paper-storage.ts';
import type { Database } from '../server/database/database.server.ts';
import { toJson } from '../server/database/to-json.ts';
import { type Refusal, refuse } from '../server/refuse.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';
import type { Site } from '../sites/site.ts';
import { noWords } from './columns/import-words.rule.ts';
import type { LineCounts } from './import-kind.data.ts';
import { importRefusals } from './import-refusals.ts';
import { type DoubtfulLine, findDoubtfulLines, lockImport, saveChoices, saveFound } from './imports.db.ts';
import type { PictureSource } from './kinds/importer.ts';
import { importerOf } from './kinds/importer-of.ts';

export type LineDecision = {
  id: number;
  /** 0 for all lines without an answer that offer this. */
  line: number;
  /** The kind of a choice; '' to leave the line out again. */
  kind: string;
  by: string;
  now: Date;
};

const maxDecided = 5_000;

/** Only tables have doubtful lines. */
const noPictures: PictureSource = {
  open: () => Promise.reject(new Error('a table has no pictures')),
  get storages(): PaperStorages {
    throw new Error('a table has no pictures');
  },
};

/** What a person has decided about doubtful lines is written with the others; a line without a decision is left out. */
export function decideLines(
  database: Database,
  site: Site,
  { id, line, kind, by, now }: LineDecision,
): Promise<Refusal<'no_such_line' | 'state' | 'unknown'> | { decided: number }> {
  return database.longTransaction(async (db) => {
    const [record] = await lockImport(db, { site: site.code, id });
    if (!record) return refuse(importRefusals, 'unknown.import');
    if (record.state !== 'checked') return refuse(importRefusals, 'state.other', { state: record.state });
    const found = await findDoubtfulLines(db, { importId: id, line, limit: maxDecided });
    const wanted = found.filter((one) => (line !== 0 || one.chosen === null) && (kind === '' || choiceOf(one, kind)));
    if (wanted.length === 0) return refuse(importRefusals, 'no_such_line');
    const counts = importerOf(record.kind).total !== undefined;
    const staged = wanted.flatMap((one) => {
      const choice = choiceOf(one, kind);
      return choice ? [{ line: one.line, key: one.key, values: choice.values }] : [];
    });
    // What a choice writes was read with the words of the site already.
    const work = { database, db, site, by, now, pictures: noPictures, words: noWords };
    const validated = staged.length > 0 ? await importerOf(record.kind).validate(work, staged) : [];
    const outcomes = new Map(validated.map((one) => [one.line, one]));
    const sums: LineCounts = { ...record.found };
    const rows = wanted.map((one) => {
      const choice = choiceOf(one, kind);
      const { outcome, problem } = outcomes.get(one.line) ?? { outcome: 'wrong' as const, problem: one.problem };
      sums[one.outcome] -= 1;
      sums[outcome] += 1;
      const isWritten = outcome === 'new' || outcome === 'changed';
      return {
        line: one.line,
        chosen: choice?.kind ?? null,
        outcome,
        values: choice && (isWritten || (counts && outcome === 'unchanged')) ? choice.values : null,
        // The doubt stays to be read beside the decision.
        problem: problem || one.problem,
      };
    });
    await saveChoices(db, { importId: id, rows: toJson(rows) });
    await saveFound(db, { id, found: JSON.stringify(sums) });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'import lines decided',
      subject: record.fileName,
      details: { importId: id, kind: record.kind, decision: kind, lines: wanted.length },
    });
    return { decided: wanted.length };
  });
}

const choiceOf = ({ choices }: DoubtfulLine, kind: string) => choices.find((one) => one.kind === kind);
