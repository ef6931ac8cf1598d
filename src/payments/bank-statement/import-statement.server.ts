import { createHash } from 'node:crypto';
import type { Day } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import {
  type BankStatementRow,
  findBankStatement,
  insertLines,
  insertStatement,
  lockStatement,
  updateStatement,
} from './bank-lines.db.ts';
import { payerKey } from './payer-key.rule.ts';
import { readStatement, type StatementForm, type StatementLine } from './read-statement.ts';
import { replaceLines } from './replace-lines.server.ts';

export type StatementFile = StatementForm & {
  fileName: string;
  content: string;
  /** Imports the good lines even when others are bad. */
  goodLines: boolean;
  /** A file that was imported before and is read otherwise now: its lines that wait are replaced. */
  replace?: boolean;
  by: string;
  now: Date;
};

export type ImportedStatement = {
  written: boolean;
  /** Lines that no statement had before. */
  added: number;
  /** Lines of an earlier statement. */
  known: number;
  firstDay: Day | '';
  lastDay: Day | '';
  problems: readonly { line: number; problem: string }[];
  /** The import of the same file before. */
  earlier?: Pick<BankStatementRow, 'fileName' | 'importedAt' | 'importedBy'>;
  /** It was read otherwise then. */
  differs?: true;
};

const nothing = { written: false, added: 0, known: 0, firstDay: '', lastDay: '' } as const;

/** A statement, or a line of it, that was imported before has no effect, unless its lines are to be replaced. */
export async function importStatement(
  database: Database,
  site: Site,
  { fileName, content, goodLines, replace = false, by, now, ...form }: StatementFile,
): Promise<ImportedStatement> {
  const { lines, problems, fatal } = readStatement(content, form);
  if (fatal || (problems.length > 0 && !goodLines) || lines.length === 0) return { ...nothing, problems };
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const statement = { fileName, digest: digestOf(content), firstDay, lastDay, lineCount: lines.length };
  const digested = withDigests(lines);
  return database.longTransaction(async (db) => {
    const [inserted] = await insertStatement(db, { site: site.code, ...statement, now, by });
    const [known] = inserted ? [] : await lockStatement(db, { site: site.code, digest: statement.digest });
    const statementId = inserted?.id ?? known?.id ?? 0;
    let replaced = 0;
    if (known) {
      const again = await replaceLines(db, site, {
        statementId,
        digests: digested.map(({ digest }) => digest),
        replace,
      });
      if (again.problems.length > 0) return { ...nothing, problems: again.problems };
      if (!again.differs || !replace) {
        const [earlier] = await findBankStatement(db, { site: site.code, digest: statement.digest });
        const differs = again.differs && { differs: true as const };
        return {
          ...nothing,
          known: lines.length,
          firstDay,
          lastDay,
          problems,
          ...(earlier && { earlier }),
          ...differs,
        };
      }
      await updateStatement(db, { id: statementId, ...statement, now, by });
      replaced = again.replaced;
    }
    const added = await insertLines(db, {
      site: site.code,
      statementId,
      currency: site.currency,
      lines: JSON.stringify(digested),
    });
    const counts = { added: added.length, known: lines.length - added.length };
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: known ? 'bank statement imported again' : 'bank statement imported',
      subject: fileName,
      details: { firstDay, lastDay, ...counts, badLines: problems.length, ...(known && { replacedLines: replaced }) },
    });
    return { written: true, ...counts, firstDay, lastDay, problems };
  });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Equal movements of one day are told apart by their order. */
function withDigests(lines: readonly StatementLine[]) {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { bookedOn, amountMinor, text, reference } = line;
    const facts = [bookedOn, amountMinor, text.toLowerCase().replaceAll(' ', ''), reference.toLowerCase()].join('|');
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    return { ...line, payerKey: payerKey(text), digest: digestOf(`${facts}|${count}`) };
  });
}
