import type { PaperStorages } from '../account/papers/paper-storage.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import { toJson } from '../server/database/to-json.ts';
import { type Refusal, refuse } from '../server/refuse.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';
import type { Site } from '../sites/site.ts';
import { importWordsOf } from './columns/import-words.rule.ts';
import { lineText } from './files/line-number.ts';
import type { LineCounts } from './import-kind.data.ts';
import { importRefusals } from './import-refusals.ts';
import {
  type DoubtfulLine,
  findImportWords,
  findLinesToDecide,
  findRepeatedByDecision,
  type ImportRecord,
  lockImport,
  saveChoices,
  saveFound,
} from './imports.db.ts';
import type { ImportWork, PictureSource } from './kinds/importer.ts';
import { importerOf } from './kinds/importer-of.ts';
import { markWrong } from './run/import-work.db.ts';
import { alreadyOn } from './run/refuse-repeated.server.ts';

export type LineDecision = {
  id: number;
  /** 0 for all lines without an answer that offer this. */
  line: number;
  /** The kind of a choice; '' to leave the line out again. */
  kind: string;
  by: string;
  now: Date;
};

const linesPerBatch = 5_000;

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
    const counts: LineCounts = { ...record.found };
    const words = importWordsOf(await findImportWords(db, { site: site.code }));
    const decided: number[] = [];
    for (let after = 0; ; ) {
      const lines = await findLinesToDecide(db, { importId: id, line, kind, after, limit: linesPerBatch });
      const last = lines.at(-1);
      if (!last) break;
      await decideSome({ database, db, site, by, now, words }, record, { lines, kind, counts });
      decided.push(...lines.map((one) => one.line));
      if (lines.length < linesPerBatch) break;
      after = last.line;
    }
    if (decided.length === 0) return refuse(importRefusals, 'no_such_line');
    await leaveOutRepeated(db, record, { decided, counts });
    await saveFound(db, { id, found: JSON.stringify(counts) });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'import lines decided',
      subject: record.fileName,
      details: { importId: id, kind: record.kind, decision: kind, lines: decided.length },
    });
    return { decided: decided.length };
  });
}

/** A line that by a decision is about what another line is about is left out; the other line stays as it is. */
async function leaveOutRepeated(
  db: Db,
  record: ImportRecord,
  { decided, counts }: { decided: number[]; counts: LineCounts },
): Promise<void> {
  const { naming = [] } = importerOf(record.kind);
  if (naming.length < 2) return;
  const repeated = await findRepeatedByDecision(db, { importId: record.id, decided });
  if (repeated.length === 0) return;
  const problems = repeated.map(({ line, key, firstLine }) => ({
    line,
    problem: alreadyOn(key, lineText(record, firstLine)),
  }));
  await markWrong(db, { importId: record.id, problems: toJson(problems) });
  for (const { outcome } of repeated) {
    counts[outcome] -= 1;
    counts.wrong += 1;
  }
}

type Decided = { lines: readonly DoubtfulLine[]; kind: string; counts: LineCounts };

/** Saves what some lines have become, and counts it. */
async function decideSome(
  work: Omit<ImportWork, 'pictures'>,
  { id, kind: kindOfImport }: ImportRecord,
  { lines, kind, counts }: Decided,
): Promise<void> {
  const staged = lines.flatMap((one) => {
    const choice = choiceOf(one, kind);
    return choice ? [{ line: one.line, key: choice.key ?? one.key, values: choice.values }] : [];
  });
  const withoutPictures = { ...work, pictures: noPictures };
  const validated = staged.length > 0 ? await importerOf(kindOfImport).validate(withoutPictures, staged) : [];
  const outcomes = new Map(validated.map((one) => [one.line, one]));
  const isTotalled = importerOf(kindOfImport).total !== undefined;
  const rows = lines.map((one) => {
    const choice = choiceOf(one, kind);
    const { outcome, problem } = outcomes.get(one.line) ?? { outcome: 'wrong' as const, problem: one.problem };
    counts[one.outcome] -= 1;
    counts[outcome] += 1;
    const isWritten = outcome === 'new' || outcome === 'changed';
    return {
      line: one.line,
      key: (choice ?? one.choices[0])?.key ?? one.key,
      chosen: choice?.kind ?? null,
      outcome,
      values: choice && (isWritten || (isTotalled && outcome === 'unchanged')) ? choice.values : null,
      // The doubt stays to be read beside the decision.
      problem: problem || one.problem,
    };
  });
  await saveChoices(work.db, { importId: id, rows: toJson(rows) });
}

const choiceOf = ({ choices }: DoubtfulLine, kind: string) => choices.find((one) => one.kind === kind);
